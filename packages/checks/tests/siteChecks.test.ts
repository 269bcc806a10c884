import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { problemLine } from '../../model/src/problem.ts';
import { checkFiles } from '../src/code/files.ts';
import { checkLockedVersions } from '../src/code/lockedVersions.ts';
import { checkStrictSettings } from '../src/code/strictSettings.ts';
import { checkStyleOrder } from '../src/code/styleOrder.ts';
import { checkClassNames, checkStyleNames } from '../src/code/styleNames.ts';
import { checkNavbar } from '../src/site/navbar.ts';
import { checkRoutes } from '../src/site/routesList.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

/** Writes a value over several lines, as a configuration does, so that messages name its lines. */
const sourceOf = (value: unknown) => JSON.stringify(value, null, 1).replaceAll('"', "'");

const navbar = readTable('packages/checks/tests/navbar.tsv', ['item', 'message']);
it.each(navbar)('the item $item of a navbar has the message "$message"', ({ item: text, message }) => {
  const item = JSON.parse(text) as Record<string, unknown>;
  const problems = checkNavbar('navbar.ts', sourceOf([item]), [item], { default: ['guides'] });
  expect(problems.map(problemLine)).toEqual(message ? [`navbar.ts:${message}`] : []);
});

const { root, write } = temporaryFolder();

it("a listed address without a page is reported, unless a page can't be read", () => {
  write('tests/content/routes.txt', '/gone\n');
  expect(checkRoutes(root, [], []).map(({ line }) => line)).toEqual([1]);
  expect(checkRoutes(root, [], [{ file: 'docs/a.mdx', line: 1, message: 'unread' }])).toEqual([]);
});

it('a name in styles that no file sets, uses or has is reported, and no other', () => {
  const file = write(
    'a.css',
    '.hero {\n  color: var(--ifm-color-primry);\n  margin: var(--ifm-global-spacing) var(--x, 1px);\n  --role-unread: 1px;\n}\n.theme-doc-sidebar-contianer,\n.hero[data-termm],\n.language-ts {\n}\n',
  );
  const problems = checkStyleNames([file]).map(problemLine);
  expect(problems).toEqual([
    `${file}:2: no file sets --ifm-color-primry. Perhaps --ifm-color-primary is meant`,
    `${file}:4: nothing uses --role-unread. Remove it`,
    `${file}:6: no element has theme-doc-sidebar-contianer. Perhaps theme-doc-sidebar-container is meant`,
    `${file}:7: no element has data-termm. Perhaps data-term is meant`,
  ]);
});

it('a class that code takes from a style sheet without it is reported', () => {
  write('code.module.css', '.code,\n.wide > svg {\n  margin: 0.5em;\n}\n');
  const file = write(
    'code.tsx',
    "import styles from './code.module.css';\nconst used = [styles.code, styles.wide];\nconst lost = styles.cod;\n",
  );
  expect(checkClassNames([file]).map(problemLine)).toEqual([
    `${file}:3: ./code.module.css has no class cod. Perhaps code is meant`,
  ]);
});

it.each([
  ['docusaurus.config.ts', "onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'"],
  ['docusaurus.config.ts', "onBrokenMarkdownImages: 'throw'", "onBrokenMarkdownImages: 'warn'"],
  ['tsconfig.json', '"strict": true', '"strict": false'],
  ['openapi/redocly.yaml', 'extends:\n  - recommended-strict', 'extends:\n  - recommended'],
  ['openapi/redocly.yaml', 'severity: error', 'severity: warn'],
  ['vitest.config.ts', 'lines: 98', 'lines: 8'],
])('%s: a setting that no longer stops at a mistake is reported at its line: %s', (file, strict, relaxed) => {
  const text = fs.readFileSync(file, 'utf8');
  expect(checkStrictSettings([file])).toEqual([]);
  write(file, text.replace(strict, relaxed));
  const line = text.split(strict)[0]?.split('\n').length;
  expect(checkStrictSettings([file], root).map(problemLine)).toEqual([
    expect.stringMatching(
      `^${file}:${line}: a setting .* was relaxed. Write ${strict.split(':')[0]?.replaceAll('"', '')}: `,
    ),
  ]);
});

it('a setting in a comment is reported', () => {
  const file = 'tsconfig.json';
  write(file, fs.readFileSync(file, 'utf8').replace('"strict"', '// "strict"'));
  expect(checkStrictSettings([file], root).map(problemLine)).toEqual([
    'tsconfig.json:1: a setting that finds mistakes was relaxed. Write strict: true',
  ]);
});

it('a script of a package names files and scripts that exist', () => {
  write('tools/a.ts', '');
  const scripts = {
    a: 'tsx tools/a.ts',
    b: 'tsx tools/b.ts',
    c: 'node tool/a.mjs',
    d: 'npm run a && npm run e',
  };
  const file = write('package.json', JSON.stringify({ scripts }, null, 2));
  expect(checkFiles([file], []).map(problemLine)).toEqual([
    `${file}:6: no package.json has the script e`,
    `${file}:4: there is no file tools/b.ts. Correct its path`,
    `${file}:5: there is no file tool/a.mjs. Correct its path`,
  ]);
});

it('a version in one place only is reported', () => {
  const lock = JSON.stringify({ packages: { '': { dependencies: { a: '^1.0.0', b: '2.0.0' } } } });
  write('tool/package-lock.json', lock);
  const own = { dependencies: { a: '^1.2.0', b: '2.0.0' }, devDependencies: { c: '3.0.0' } };
  const tool = write('tool/package.json', JSON.stringify(own, null, 2));
  const starter = 'packages/downloads/src/starterApp/files/vite/package.json';
  const text = fs.readFileSync(starter, 'utf8').replace(/"react": ".*?"/, '"react": "19.2.0"');
  const app = write('app/package.json', text);
  const locked = tool.replace('package.json', 'package-lock.json');
  expect(checkLockedVersions([tool, app]).map(problemLine)).toEqual([
    `${tool}:3: a is ^1.2.0 here, and ^1.0.0 in ${locked}. Write the same version in both`,
    `${tool}:7: c is 3.0.0 here, and missing in ${locked}. Write the same version in both`,
    expect.stringMatching(`^${app}:\\d+: react is 19.2.0 here, and \\S+ in package-lock.json\\. `),
  ]);
});

it('a style sheet for print has to be the last one', () => {
  write('src/css/print.css', '/* Paper. */\n@page {\n}\n\n@media print {\n  html {\n  }\n}\n');
  write('src/css/site.css', 'html {\n}\n\n@media print {\n  html {\n  }\n}\n');
  const file = 'docusaurus.config.ts';
  const problemsOf = (list: string) => {
    write(file, `export default {\n  customCss: [${list}],\n};\n`);
    return checkStyleOrder([file], root).map(problemLine);
  };
  expect(problemsOf("'site', 'tokens', 'print'")).toEqual([]);
  expect(problemsOf("'print', 'site', 'tokens'")).toEqual([
    `${file}:2: the order of the list is that of the cascade, and print.css is for print. Write 'print' last`,
  ]);
});
