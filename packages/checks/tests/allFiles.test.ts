import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Copy } from '../../../tests/support/copyRepository.ts';

let copy: Copy;
beforeAll(() => {
  copy = new Copy();
  copy.edit('package.json', 'tools/scripts/serve.ts', 'tools/scripts/serv.ts');
  copy.edit('tsconfig.json', '"strict": true', '"strict": false');
  copy.edit('tests/content/everServed.txt', '/\n', '/\n/\n');
  copy.edit('tests/content/routes.txt', '/404.html\n/api/how-tos\n', '/api/how-tos\n/404.html\n');
  copy.edit('src/data/roles.json', '\n', ' ,\n');
  copy.edit('src/css/tokens.css', ':root {', '.no-such-class {\n  gapp: 1px;\n}\n\n:root {');
  fs.writeFileSync(path.join(copy.root, 'static/unread.json'), '{}\n');
});
afterAll(() => copy.remove());

it.each([
  [
    'files',
    [
      /^package\.json:\d+: there is no file tools\/scripts\/serv\.ts/,
      /^tsconfig\.json:\d+: a setting that finds mistakes was relaxed/,
      /^tests\/content\/everServed\.txt:2: the list is out of order at "\/"/,
      /^tests\/content\/routes\.txt:2: the list is out of order at "\/api\/how-tos"/,
      /^src\/data\/roles\.json:1: the file is not valid JSON: .+ Put names/,
      /^static\/unread\.json:1: nothing loads the file/,
    ],
  ],
  [
    'styles',
    [/^src\/css\/tokens\.css:\d+: no element has no-such-class/, /^src\/css\/tokens\.css:\d+: .*gapp/],
  ],
])('the check %s of all files finds each mistake, and nothing else', (name, messages) => {
  const { code, out } = copy.run('tools/scripts/runCheck.ts', name);
  const lines = out.split('\n').filter((line) => /:\d+: /.test(line));
  for (const message of messages) expect(lines).toContainEqual(expect.stringMatching(message));
  expect(lines).toHaveLength(messages.length);
  expect(code).toBe(1);
});
