import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readTable } from '../../packages/model/src/readTable.ts';
import { InstructionRunner } from '../support/follow/InstructionRunner.ts';
import { readInstructions } from '../support/follow/instructions.ts';

const folder = 'tests/support/fixtures/followed';
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');

let follower: InstructionRunner | undefined;
afterEach(() => follower?.leave());

async function follow(text: string): Promise<InstructionRunner> {
  follower = new InstructionRunner('page.md');
  await follower.follow(readInstructions(text, 'page.md', 'Steps'));
  return follower;
}

/** Returns the sound page with one edit, and the line of the edit. */
function broken(from: string, to: string): { text: string; line: number } {
  const sound = read('sound.md');
  expect(sound.split(from), `the page holds ${from} once`).toHaveLength(2);
  return { text: sound.replace(from, to), line: sound.slice(0, sound.indexOf(from)).split('\n').length };
}

it('a page that can be followed leaves its reader with the promised result', async () => {
  const { root, cwd } = await follow(read('sound.md'));
  expect(path.relative(root, cwd)).toBe('greeting');
  expect(fs.readdirSync(cwd).toSorted()).toEqual(['hello.mjs', 'name.txt']);
  expect(fs.readFileSync(path.join(cwd, 'name.txt'), 'utf8')).toBe('Ada\n');
});

it('a change may leave lines between its own unchanged', async () => {
  const diff = [' [', '-  "two",', '+  "TWO",', '', '-  "three"', '+  "THREE"', ' ]'];
  const text = [
    '## Steps',
    'Make `words.json`:',
    '```json title="words.json"\n[\n  "two",\n\n  "three"\n]\n```',
    'Change it:',
    `\`\`\`diff title="words.json"\n${diff.join('\n')}\n\`\`\``,
  ].join('\n\n');
  const { cwd } = await follow(text);
  const changed = fs.readFileSync(path.join(cwd, 'words.json'), 'utf8');
  expect(changed).toBe('[\n  "TWO",\n\n  "THREE"\n]\n');
});

describe('a page that cannot be followed', () => {
  /** Edits of the sound page, and the problem that many lines below. */
  const columns = ['name', 'from', 'to', 'below', 'message'] as const;
  it.each(readTable('tests/unit/followPage.tsv', columns))('$name', async ({ from, to, below, message }) => {
    const { text, line } = broken(from, to);
    const problem = await follow(text).then(
      () => 'nothing was wrong',
      (error: Error) => error.message,
    );
    expect(problem).toMatch(new RegExp(message));
    expect(problem.split(': ')[0]).toBe(`page.md:${line + Number(below)}`);
  });

  it('does not have the section', async () => {
    await expect(follow('# Page\n')).rejects.toThrow('page.md:1: has no section "Steps"');
  });
});
