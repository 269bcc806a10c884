/** Makes the mistakes of writers in a copy of the repository, and runs the command that finds them soonest. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVER_SERVED, ROUTES } from '../../../packages/checks/src/redirects/checkServed.ts';
import { problemCases } from '../../../packages/checks/tests/problemCases/problemCases.ts';
import { guide, validSite } from '../../../packages/checks/tests/problemCases/validSite.ts';
import { isLong } from '../../../tests/support/long.ts';
import { RepositoryCopy } from '../RepositoryCopy.ts';

const GUIDE = 'docs/guide.mdx';
/** A page without a mistake, then the mistakes that are in one page. The test of the checks tries the others. */
const pages = [
  { name: 'none', text: guide, message: undefined },
  ...problemCases.flatMap(({ name, files: { [GUIDE]: text, ...others }, message }) =>
    text !== undefined && Object.keys(others).length === 0 ? [{ name, text, message }] : [],
  ),
].map((page, index) => ({ ...page, index, file: `docs/mistake-${index}/guide.mdx` }));

/** Gives a page a title, a label and a description of its own. */
const withOwnTitle = (text: string | Uint8Array, index: number) =>
  typeof text === 'string'
    ? text
        .replace(/^(?:title|sidebar_label): Keep a session$/gm, `$& ${index}`)
        .replace(/^(description: Keep a user.*)\.$/m, `$1, ${index}.`)
    : text;

// It takes minutes, because the copy has all packages. `npm test` runs the checks on the same mistakes.
describe.runIf(isLong)('npm run check -- docs/page.mdx', () => {
  let copy: RepositoryCopy;
  const check = (files: readonly string[]) => {
    const command = ['--import', 'tsx', 'tools/scripts/check.ts', ...files];
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: copy.root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return { status, lines: stderr.split('\n') };
  };
  let clean: ReturnType<typeof check>;
  let found: ReturnType<typeof check>;

  beforeAll(() => {
    copy = new RepositoryCopy(process.cwd());
    const write = (file: string, text: string | Uint8Array) => {
      fs.mkdirSync(path.dirname(path.join(copy.root, file)), { recursive: true });
      fs.writeFileSync(path.join(copy.root, file), text);
    };
    const edit = (file: string, change: (text: string) => string) =>
      write(file, change(fs.readFileSync(path.join(copy.root, file), 'utf8')));
    const add = (files: readonly string[]) => {
      const ids = files.map((file) => file.slice('docs/'.length, -'.mdx'.length));
      edit('sidebars.ts', (text) =>
        text.replace('SidebarsConfig = {', `$& '${ids[0]}': [${ids.map((id) => `'${id}'`).join(', ')}],`),
      );
      for (const list of [ROUTES, EVER_SERVED])
        edit(
          list,
          (text) => [...text.trim().split('\n'), ...ids.map((id) => `/${id}`)].toSorted().join('\n') + '\n',
        );
    };
    for (const file of ['docs/storage.mdx', 'static/img/window.png']) write(file, validSite[file] ?? '');
    const [first, ...mistakes] = pages.map(({ file, text, index }) => {
      return { file, text: withOwnTitle(text, index) };
    });
    write(first?.file ?? '', first?.text ?? '');
    add(['docs/storage.mdx', first?.file ?? '']);
    clean = check([first?.file ?? '']);
    for (const { file, text } of mistakes) write(file, text);
    add(mistakes.map(({ file }) => file));
    found = check(pages.map(({ file }) => file));
  }, 900_000);
  afterAll(() => copy.remove());

  it('ends with 1 if any of the pages has a mistake, and with 0 if none has', () => {
    expect(found.status).toBe(1);
    expect(clean).toEqual({ status: 0, lines: [''] });
  });

  // Several checks find some of the mistakes. What a component of the real site has differs from the message.
  it.each(pages.slice(1))('finds $name', ({ file, message = '' }) => {
    const [start = ''] = message.replaceAll(GUIDE, file).split(' It has ');
    expect(found.lines.filter((line) => line.startsWith(start))).not.toEqual([]);
  });

  it('finds nothing in a page without a mistake', () => {
    expect(found.lines.filter((line) => line.startsWith(`${pages[0]?.file}:`))).toEqual([]);
  });
});
