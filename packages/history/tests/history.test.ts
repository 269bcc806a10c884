import fs from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemKind } from '../src/ApiItem.ts';
import type { Change } from '../src/Change.ts';
import { markBreaking } from '../src/changelog.ts';
import { checkHistory } from '../../checks/src/history/index.ts';
import { checkReleasedSections } from '../../checks/src/history/releasedSections.ts';
import { prepareSnapshots } from '../../checks/src/history/prepareSnapshots.ts';
import { isSufficientStep, releaseLines, readReleaseLine } from '../src/ReleaseLine.ts';
import { historyFile, readHistory } from '../src/readHistory.ts';
import { readSources } from '../src/readSources.ts';
import { historyIds, readSnapshot, snapshotFile, writeSnapshot } from '../src/Snapshot.ts';
import { sdkEntries, sdkPackages } from '../../model/src/packages.ts';
import { problemLine } from '../../model/src/problem.ts';
import { checkReleasedSamples } from '../../samples/src/check/released.ts';
import { breakingLines } from '../../markdown/src/releases/changeLines.ts';
import { additionGroups } from '../../markdown/src/releases/additionGroups.ts';
import remarkReleases, { codeInChanges } from '../../markdown/src/releases/remarkReleases.ts';
import { historyOf } from '../../sdk-reference/src/historyOf.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const [base, react] = sdkPackages;
const entry = `${base.folder}/src/index.ts`;
const changelog = `${base.folder}/CHANGELOG.md`;
const api = 'openapi/backend.yaml';
const page = 'docs/overview/releases/version-0-2-0.mdx';

const first = `/**
 * A shop.
 * @since 0.1.0
 */
export class Shop {
  /** Buys. */
  buy(args: Order): Promise<string> {
    return Promise.resolve(args.id);
  }
}

/** @since 0.1.0 */
export interface Order {
  /** The id. */
  id: string;
  /** The color. */
  color?: 'red' | 'blue';
}
`;

const description = `openapi: 3.1.0
info: { title: Shops, version: 0.1.0 }
paths:
  /orders:
    post:
      operationId: createOrder
      responses: { '201': { description: Done. } }
`;

const changelogText = '# Changelog\n\n## [0.1.0] - 2026-01-31\n\nThe first.\n\n### Added\n\n- All.\n';

it.each<[from: string, to: string, isBreaking: boolean, isSufficient: boolean]>([
  ['0.1.0', '0.1.1', false, true],
  ['0.1.0', '0.1.1', true, false],
  ['0.1.0', '0.2.0', true, true],
  ['1.0.0', '1.0.1', false, false],
  ['1.0.0', '1.1.0', false, true],
  ['1.0.0', '1.1.0', true, false],
  ['1.0.0', '2.0.0', true, true],
])('the step from %s to %s, if the changes break code: %s', (from, to, isBreaking, isSufficient) => {
  const changes = { openapi: [{ name: 'a', kind: 'operation', what: 'added' } as const] };
  expect(isSufficientStep({ from, to, isBreaking, isReleased: false, changes })).toBe(isSufficient);
});

it('a released version gets no entry, and may be worded anew', () => {
  const unreleased = changelogText.replace('## [', '## Unreleased\n\n### Added\n\n- More.\n\n## [');
  const moved = changelogText.replace('- All.', '- More.\n- All.');
  expect(checkReleasedSections(changelog, unreleased, moved)).toEqual([
    { file: changelog, line: 9, message: '0.1.0 is released, and the entry is new. Move it to Unreleased' },
  ]);
  for (const text of [unreleased, moved.replace('[0.1.0]', '[0.1.1]'), changelogText.replace('All', 'Any')])
    expect(checkReleasedSections(changelog, changelogText, text)).toEqual([]);
});

it('a required addition is marked as breaking, unless another entry introduces it', () => {
  const entry = (isBreaking: boolean) => ({ line: 1, isBreaking, names: ['Order.id'] });
  const change: Change = { name: 'Order.id', kind: 'property', what: 'added', isRequired: true };
  const marked = (...marks: boolean[]) =>
    markBreaking([change], { file: changelog, line: 1, entries: marks.map(entry) }, new Map());
  expect([marked(), marked(false), marked(true, false)]).toEqual([[change], [change], [change]]);
  expect(marked(true)).toEqual([{ ...change, isBreaking: true }]);
});

describe('a release', () => {
  const { root, read, write, pathOf } = folderOfEachTest();
  const edit = (file: string, from: string, to: string) => {
    expect(read(file)).toContain(from);
    write(file, read(file).replace(from, to));
  };
  const problems = () => checkHistory(root).map(problemLine);
  /** Adds changelog entries as unreleased, or as those of a given version's release. */
  const enter = (entries: string, heading = 'Unreleased') => {
    for (const folder of [base.folder, react.folder, 'openapi'])
      write(`${folder}/CHANGELOG.md`, changelogText.replace('## [', `## ${heading}\n\n${entries}\n## [`));
  };

  beforeEach(() => {
    for (const { source } of sdkEntries) write(source, 'export {};\n');
    write(`${base.folder}/src/sandbox/index.ts`, '/** @since 0.1.0 */\nexport const sandbox: string = "";\n');
    write(entry, first);
    write(api, description);
    write(page, '<ReleaseChanges version="0.2.0" />\n');
    enter('');
    const sources = readSources(root);
    for (const id of historyIds) writeSnapshot(root, id, { version: '0.1.0', items: sources[id] });
  });

  it('keeps one line for each part of the API', () => {
    expect(read('packages/history/releases/0.1.0/sdk-base.json').split('\n').slice(1, -1)).toEqual([
      '  "version": "0.1.0",',
      '  "items": [',
      '    {"name":"Order","kind":"interface"},',
      `    {"name":"Order.color","kind":"property","type":"'red' | 'blue'","optional":true},`,
      '    {"name":"Order.id","kind":"property","type":"string"},',
      '    {"name":"Shop","kind":"class"},',
      '    {"name":"Shop.buy","kind":"method","type":"(args: Order) => Promise<string>"},',
      '    {"name":"sandbox","kind":"variable","entry":"sandbox","type":"string"}',
      '  ]',
      '}',
    ]);
    expect(problems()).toEqual([]);
  });

  it('is saved from the sources as a snapshot, which never changes', () => {
    edit(entry, '  /** The color. */\n  color', '  /** @since 0.2.0 */\n  colour');
    edit(
      api,
      'paths:',
      'paths:\n  /shops:\n    get:\n      operationId: listShops\n      x-since: 0.2.0\n      responses: {}',
    );
    enter('### Removed\n\n- **Breaking:** `Order.color` is\n  `Order.colour`.\n');
    expect(problems()).toEqual([]);
    enter('### Removed\n\n- **Breaking:** `Order.color` is `Order.colour`.\n', '[0.2.0] - 2026-02-01');
    expect(problems()).toEqual(
      [base, react]
        .map(({ folder }) => `${folder}/CHANGELOG.md`)
        .concat('openapi/CHANGELOG.md')
        .map((file) => `${file}:3: 0.2.0 has no snapshot in history. Run npm run release.`),
    );
    const release = prepareSnapshots(root);
    expect(release.problems).toEqual([]);
    expect(fs.existsSync(pathOf('packages/history/releases/0.2.0'))).toBe(false);
    release.write();
    expect(problems()).toEqual([]);
    const names = readSnapshot(root, '0.2.0', 'sdk-base').items.map(({ name }) => name);
    expect(names).toContain('Order.colour');
    expect(names).not.toContain('Order.color');
    expect(prepareSnapshots(root).versions).toEqual([]);

    const sources = readSources(root);
    const changed = { version: '0.1.0', items: sources['sdk-base'] };
    expect(() => writeSnapshot(root, 'sdk-base', changed)).toThrow(
      /^packages\/history\/releases\/0\.1\.0\/sdk-base\.json:1: 0\.1\.0 is already released, with a different API\./,
    );
    const file = snapshotFile('0.1.0', 'sdk-base');
    edit(file, '"type":"string"', '"type": "number"');
    expect(problems).toThrow(
      /^packages\/history\/releases\/0\.1\.0\/sdk-base\.json:1: the file was edited by hand/,
    );
  });

  it('is shown on its page, by symbols and by operations, and old code compiles with its snapshot', async () => {
    edit(entry, '  /** The color. */\n  color', '  /** @since 0.2.0 */\n  colour');
    edit(entry, 'buy(args: Order)', 'buy(args: Order, count?: number)');
    edit(
      api,
      'paths:',
      'paths:\n  /shops: { get: { operationId: listShops, x-since: 0.2.0, responses: {} } }',
    );
    enter('### Removed\n\n- **Breaking:** `Order.color` is `Order.colour`.\n');
    const sources = readSources(root);
    write(historyFile, JSON.stringify(releaseLines.map((ids) => readReleaseLine(root, ids, sources))));
    const written = '<ReleaseState version="0.2.0" />\n\n<ReleaseChanges version="0.2.0" />\n';
    const tree = unified().use(remarkParse).use(remarkMdx).parse(written);
    remarkReleases({ root })(tree);
    const text = unified().use(remarkMdx).use(remarkStringify, { bullet: '-' }).stringify(tree);
    expect(text).toBe(
      [
        "**0.2.0 isn't released yet.** The lists at the end compare the sources with 0.1.0.",
        `## Changes of ${base.name}`,
        '- **Breaking:** `Order.color`: removed',
        '<details className="names">\n  <summary>\n    New properties (1)\n  </summary>\n\n  - `Order.colour`\n</details>',
        '<details>\n  <summary>\n    Other changes (1)\n  </summary>\n\n  - `Shop.buy`: now also `count?: number`\n</details>',
        `## Changes of the backend API`,
        '<details className="names">\n  <summary>\n    New operations (1)\n  </summary>\n\n  - [`listShops`](/backend-openapi#list-shops)\n</details>\n',
      ].join('\n\n'),
    );
    expect([...codeInChanges(root)]).toEqual(['Order.color', 'Order.colour', 'Shop.buy', 'count?: number']);
    const history = readHistory(root);
    expect(history.addedIn('sdk-base', 'Shop')).toBe('0.1.0');
    expect(historyOf(history, 'Shop').changes.join()).toContain('- `buy`: now also `count?: number`\n\nSee');
    expect(history.changesOf('openapi', 'createOrder')).toEqual([]);
    expect(['0.1.0', '0.2.0'].filter((version) => history.isUnreleased('openapi', version))).toEqual([
      '0.2.0',
    ]);

    const sample = (code: string, release: string) => ({
      ...{ file: 'page.mdx', line: 7, language: 'ts', code, standalone: false, release },
      ...{ run: false, install: false, signature: false, highlighted: [] },
    });
    const code = `import type { Order } from '${base.name}';\nexport const order: Order = { id: '', color: 'red' };`;
    expect(checkReleasedSamples(root, [sample(code, '0.1.0')])).toEqual([]);
    expect(
      checkReleasedSamples(root, [sample(code.replace('color', 'colour'), '0.1.0'), sample(code, '0.0.9')]),
    ).toEqual([
      expect.objectContaining({
        line: 8,
        message: expect.stringMatching(/^does not compile with 0\.1\.0: .*colour/),
      }),
      {
        file: 'page.mdx',
        line: 6,
        message:
          'release="0.0.9" isn\'t a release that packages/history/releases has a snapshot of. Correct the version',
      },
    ]);
  });

  it('lists every kind of addition, and groups breaking changes with the same lines', () => {
    const kinds = Object.keys({
      ...{ class: 0, interface: 0, type: 0, enum: 0, function: 0, variable: 0, constructor: 0, method: 0 },
      ...{ property: 0, value: 0, operation: 0, event: 0, parameter: 0, body: 0, response: 0, schema: 0 },
    } satisfies Record<ItemKind, number>) as ItemKind[];
    const added = kinds.map((kind): Change => ({ name: kind, kind, what: 'added' }));
    expect(additionGroups(added).flatMap(({ changes }) => changes)).toHaveLength(kinds.length);
    const changed = (name: string, before: string[], after: string[]): Change => ({
      ...{ name, kind: 'type', what: 'changed', lines: { before, after } },
    });
    expect(
      breakingLines(
        [
          ...['A', 'B'].map((name) => changed(name, [], ["'c'", 'string & {}'])),
          changed('C', ['optional'], []),
          changed('D', ["'a'", "'b'"], ["'c'"]),
          { name: 'E', kind: 'property', what: 'added', isRequired: true },
          { name: 'F', kind: 'class', what: 'removed' },
        ],
        ({ name }) => name,
      ),
    ).toEqual([
      "**Breaking:** A, B: now also `'c'` or any other string",
      '**Breaking:** C: no longer `optional`',
      "**Breaking:** D: `'c'` instead of `'a'`, `'b'`",
      '**Breaking:** E: new and required',
      '**Breaking:** F: removed',
    ]);
  });

  it('refuses an entry about a new name below the heading of an earlier version', () => {
    edit(entry, '  /** The color. */', '  /** @since 0.2.0 */\n  size?: number;\n  /** The color. */');
    expect(problems()).toEqual([]);
    edit(changelog, '- All.', '- All.\n- `Order.size`.');
    expect(problems()).toEqual([
      `${changelog}:13: 0.1.0 has no \`Order.size\`, which is new in 0.2.0. Move the entry to the changes of 0.2.0.`,
    ]);
  });

  it('refuses a breaking change in a compatible version, and writes nothing', () => {
    edit(entry, '  id: string;', '  id: number;');
    enter('### Changed\n\n- **Breaking:** `Order.id` is a number.\n', '[0.1.1] - 2026-02-01');
    const message =
      'the change breaks code, and the step from 0.1.0 to 0.1.1 is too small for that. Change 0.1.1 to 0.2.0 everywhere, or undo the change.';
    const messages = [base.folder, react.folder].map((folder) => `${folder}/CHANGELOG.md:7: ${message}`);
    expect(prepareSnapshots(root).problems.map(problemLine)).toEqual(messages);
    enter('### Changed\n\n- **Breaking:** `Order.id` is a number.\n', '[0.2.0] - 2026-02-01');
    expect(prepareSnapshots(root).problems).toEqual([]);
  });

  it.each<[what: string, from: string, to: string, problem: string]>([
    ['a changed type', '  id: string;', '  id: number;', '15: `Order.id` is `number` instead of `string`'],
    [
      'a changed call',
      '(args: Order)',
      '(args?: Order)',
      '7: `Shop.buy` is `args?: Order` instead of `args: Order`',
    ],
    [
      'a required member',
      '  id: string;',
      '  id: string;\n  /** @since 0.2.0 */\n  name: string;',
      '17: `Order.name` is new and required',
    ],
  ])('requires an entry about %s in the changelog', (_, from, to, problem) => {
    edit(entry, from, to);
    const name = /`(.*?)`/.exec(problem)?.[1] ?? '';
    const message = `${entry}:${problem}, and the changelog doesn't say so. Add an entry to ${changelog}:3, under Changed, that names \`${name}\`. Begin it with "**Breaking:**" if code has to change.`;
    const kind = name.split('.')[0] ?? '';
    for (const entries of [
      '',
      `Text about \`${name}\`.\n`,
      `### Changed\n\n- A \`${kind}\` is different.\n`,
    ]) {
      enter(entries);
      // Without a tag that names 0.2.0, the coming version is 0.1.1.
      expect(problems().filter((line) => !line.startsWith('docs/'))).toEqual([message]);
    }
    const changeNamed = (mark: string) => {
      enter(`### Changed\n\n- ${mark}this is different,\n  as \`${name}()\` says.\n`);
      write('docs/overview/releases/version-0-1-1.mdx', '<ReleaseChanges version="0.1.1" />\n');
      expect(problems()).toEqual([]);
      return readReleaseLine(root, historyIds.slice(0, 2), readSources(root)).pairs[0]?.changes['sdk-base'];
    };
    expect(changeNamed('')).toEqual([expect.not.objectContaining({ isBreaking: true })]);
    expect(changeNamed('**Breaking:** ')).toEqual([expect.objectContaining({ isBreaking: true })]);
  });

  it('requires an entry about a removal that is marked as breaking', () => {
    edit(entry, "  color?: 'red' | 'blue';", '');
    const message = `${entry}:13: \`Order.color\` is removed, and the changelog doesn't say so. Add an entry to ${changelog}:3, under Removed, that begins with "**Breaking:**" and names \`Order.color\`.`;
    enter('### Removed\n\n- `Order.color`.\n');
    expect(problems()).toContain(message);
    enter('### Removed\n\n- **Breaking:** `Order.color`.\n');
    expect(problems()).toEqual([]);
  });

  it('accepts an entry that names an operation or the path from a client', () => {
    edit(entry, 'class Shop {', 'class Shop {\n  /** @since 0.2.0 */\n  open = true;');
    edit(
      entry,
      '/** @since 0.1.0 */',
      '/** @since 0.2.0 */\nexport interface Client {\n  shop: Shop;\n}\n/** @since 0.1.0 */',
    );
    edit(entry, '(args: Order)', '(args?: Order)');
    edit(api, "'201'", "'202'");
    enter('### Changed\n\n- **Breaking:** `client.shop.buy` and `createOrder` are different.\n');
    expect(problems()).toEqual([]);
  });

  it('finds a wrong version tag and a missing one', () => {
    edit(
      entry,
      'class Shop {',
      'class Shop {\n  /** @since 0.1.0 */\n  open = true;\n  /** Sells. */\n  sell(): void {}\n  /** @since 0.2.0 */\n  shut = 1;\n  /** @since 0.2.0 */\n  lock = 1;',
    );
    edit(entry, '@since 0.1.0\n */\nexport class', '@since 0.3.0\n */\nexport class');
    edit(entry, '/** @since 0.1.0 */\nexport interface Order', 'export interface Order');
    edit(api, 'operationId: createOrder', 'operationId: createOrder\n      x-since: 0.2.0');
    edit(api, 'paths:', 'paths:\n  /shops:\n    get:\n      operationId: listShops\n      responses: {}');
    expect(problems().toSorted()).toEqual(
      [
        `${api}:6: \`listShops\` is new in 0.2.0, and doesn't state that. Write \`x-since: 0.2.0\`.`,
        `${api}:10: \`createOrder\` states 0.2.0, but it was added in 0.1.0. Write \`x-since: 0.1.0\`.`,
        `${entry}:5: \`Shop\` states 0.3.0, but it was added in 0.1.0. Write \`@since 0.1.0\`.`,
        `${entry}:7: \`Shop.open\` states 0.1.0, but it is new in 0.2.0. Write \`@since 0.2.0\`.`,
        `${entry}:9: \`Shop.sell\` is new in 0.2.0, and doesn't state that. Write \`@since 0.2.0\`.`,
        `${entry}:20: \`Order\` was added in 0.1.0, and doesn't state that. Write \`@since 0.1.0\`.`,
      ].toSorted(),
    );
  });

  it('requires a page for each version', () => {
    edit(entry, 'buy(args: Order)', 'buy(args: Order, count?: number)');
    edit(api, 'operationId: createOrder', 'operationId: createOrder\n      deprecated: true');
    enter('### Changed\n\n- `Shop.buy` takes a count, and `createOrder` is deprecated.\n');
    // Neither change breaks code, so they belong to the next patch version, as long as nothing names another one.
    const missing =
      /^docs\/overview\/releases\/version-0-1-1\.mdx:1: version 0\.1\.1 has no page\. .+ since 0\.1\.0/;
    expect(problems()).toEqual([expect.stringMatching(missing)]);
  });

  it('requires the changes of the version on its page', () => {
    edit(entry, 'class Shop {', 'class Shop {\n  /** @since 0.2.0 */\n  open = true;');
    const element = '<ReleaseChanges version="0.2.0" />';
    const remedy = `Write ${element} on a line of its own.`;
    const none = `the page doesn't show the changes of 0.2.0. ${remedy}`;
    for (const [text, line, message] of [
      ['# New\n\nText.\n', 3, none],
      [`\`\`\`mdx\n${element}\n\`\`\`\n`, 3, none],
      [`A${element}\n`, 1, none],
      ['\n<ReleaseChanges version="0.1.0" />\n', 2, `the page shows the changes of 0.1.0. ${remedy}`],
    ] as const) {
      write(page, text);
      expect(problems()).toEqual([`${page}:${line}: ${message}`]);
    }
    write(page, `# New\n\n${element}\n`);
    expect(problems()).toEqual([]);
  });

  it('records private constructors, default values of options, and values of enumeration members', () => {
    edit(entry, 'class Shop {', 'class Shop {\n  private constructor(readonly id: string) {}\n');
    edit(entry, '  color?:', '  /** @defaultValue `red` */\n  color?:');
    edit(
      entry,
      'export interface Order',
      'export enum Size { Small, Large = 4, Huge }\n/** @since 0.1.0 */\nexport interface Order',
    );
    expect(readSources(root)['sdk-base']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Shop.constructor', type: 'never' }),
        expect.objectContaining({ name: 'Order.color', default: 'red' }),
        ...Object.entries({ Small: '0', Large: '4', Huge: '5' }).map(([name, type]) =>
          expect.objectContaining({ name: `Size.${name}`, type }),
        ),
      ]),
    );
    edit(entry, 'class Shop {', 'class Shop {\n  static buy(): void {}\n');
    expect(() => readSources(root)).toThrow(
      /^[^ ]+:\d+: `Shop\.buy` is also the name of another part of the API\. Rename one of them\.$/,
    );
  });

  it('names the file that must be generated first', () => {
    edit(entry, '/**', "import './generated/none.ts';\n/**");
    expect(problems).toThrow(
      `${entry}:1: imports ./generated/none.ts, which doesn't exist. Run npm run gen.`,
    );
  });
});
