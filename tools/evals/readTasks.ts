import fs from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../packages/model/src/frontMatter.ts';

const FOLDER = path.join(import.meta.dirname, 'tasks');

/** A developer's task for an assistant. */
export interface Task {
  name: string;
  title: string;
  /** The repository and number of a thread in which a developer reported this mistake. */
  source: string;
  /** The instructions, with the exports that the answer must have. */
  prompt: string;
  /** The module that exports `cases`, and `AnswerModule`, the type of the answer. */
  grader: string;
}

/** Reads every task, sorted by name. */
export function readTasks(): Task[] {
  return fs
    .readdirSync(FOLDER)
    .toSorted()
    .map((name) => {
      const { frontMatter, body } = read(path.join(FOLDER, name, 'task.md'));
      const { title, source } = frontMatter as { title: string; source: string };
      return { name, title, source, prompt: body, grader: path.join(FOLDER, name, 'grader.ts') };
    });
}

/**
 * Reads the prepared answers that test a task's grader: `right*.md`, and `wrong*.md` with the exact findings that the
 * grader must return.
 */
export function readFixtures(task: Task) {
  return fs
    .readdirSync(path.dirname(task.grader))
    .filter((name) => /^(right|wrong).*\.md$/.test(name))
    .toSorted()
    .map((file) => {
      const { frontMatter, body } = read(path.join(path.dirname(task.grader), file));
      const { findings = [] } = frontMatter as { findings?: string[] };
      return { task, name: file.replace('.md', ''), text: body, findings };
    });
}

function read(file: string): { frontMatter: Record<string, unknown>; body: string } {
  const text = fs.readFileSync(file, 'utf8');
  return { ...readFrontMatter(text), body: text.replace(/^---\n[\s\S]*?\n---\n/, '').trim() };
}
