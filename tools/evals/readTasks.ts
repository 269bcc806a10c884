import fs from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../packages/model/src/frontMatter.ts';

const FOLDER = path.join(import.meta.dirname, 'tasks');

/** Something that a developer asks an assistant for. */
export interface Task {
  name: string;
  title: string;
  /** Where somebody complained of getting this wrong: a repository and the number of a thread. */
  complaint: string;
  /** What is asked, with the exports that the answer must have. */
  prompt: string;
  /** The module that exports `cases`, and `Asked`, the type of the answer. */
  grader: string;
}

/** An answer that was written down, to test a task's grader. */
export interface Fixture {
  task: Task;
  name: string;
  /** As a model would give it, code fences and all. */
  text: string;
  /** What the grader must find: nothing in a right answer, this and no more in a wrong one. */
  findings: string[];
}

/** Every task, in the order of their names. */
export function readTasks(): Task[] {
  return fs
    .readdirSync(FOLDER)
    .toSorted()
    .map((name) => {
      const { frontMatter, body } = read(path.join(FOLDER, name, 'task.md'));
      const { title, complaint } = frontMatter as { title: string; complaint: string };
      return { name, title, complaint, prompt: body, grader: path.join(FOLDER, name, 'grader.ts') };
    });
}

/** The answers that stand beside a task: `right*.md` and `wrong*.md`. */
export function readFixtures(task: Task): Fixture[] {
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
