import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('a page that can be followed', () => {
  it('leaves its reader with the promised result', async () => {
    const { root, cwd } = await follow(read('sound.md'));
    expect(path.relative(root, cwd)).toBe('greeting');
    expect(fs.readdirSync(cwd).toSorted()).toEqual(['hello.mjs', 'name.txt']);
    expect(fs.readFileSync(path.join(cwd, 'name.txt'), 'utf8')).toBe('Ada\n');
  });
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
  it.each([
    [
      'shows an output that is not printed',
      'Hello Ada',
      'Hello Eve',
      0,
      /the output on the page differs from the printed one/,
    ],
    [
      'has a command that fails',
      'mkdir greeting',
      'mkdri greeting',
      0,
      /"mkdri greeting" fails:[\s\S]*mkdri/,
    ],
    [
      'changes into a folder that does not exist',
      'cd greeting',
      'cd greetings',
      0,
      /there is no such folder/,
    ],
    [
      'has a program that throws',
      'console.log(`Bye ${name}`)',
      'bye(name)',
      0,
      /fails:[\s\S]*bye is not defined/,
    ],
    [
      'adds to a file that is missing',
      'hello.mjs, at the end',
      'bye.mjs, at the end',
      1,
      /does not say how to run bye\.mjs/,
    ],
    ['makes a file twice', 'hello.mjs, at the end', 'hello.mjs, a new file', 1, /hello\.mjs exists already/],
    ['does not say where code goes', ' title="hello.mjs, at the end"', '', 1, /into which file/],
    [
      'does not say how to run it',
      'run it with `node hello.mjs`',
      'run it',
      3,
      /does not say how to run hello\.mjs/,
    ],
    [
      'replaces a file that is missing',
      'Make `name.json`',
      'Replace `name.json`',
      3,
      /replaces name\.json, which doesn't exist/,
    ],
    [
      'changes a line that is missing',
      '-{ "name": "Ada" }',
      '-{ "name": "Bob" }',
      0,
      /changes a text that name\.json doesn't contain exactly once: \{ "name": "Bob" \}/,
    ],
    [
      'shows another output of a command',
      'Ada reads\n```',
      'Ada writes\n```',
      0,
      /the output on the page differs from the printed one/,
    ],
  ])('%s', async (_, from, to, below, message) => {
    const { text, line } = broken(from, to);
    const problem = await follow(text).then(
      () => 'nothing was wrong',
      (error: Error) => error.message,
    );
    expect(problem).toMatch(message);
    expect(problem.split(': ')[0]).toBe(`page.md:${line + below}`);
  });

  it('does not have the section', async () => {
    await expect(follow('# Page\n')).rejects.toThrow('page.md:1: has no section "Steps"');
  });
});
