import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkHistory } from '../../checks/history/index.ts';
import { releaseHistory } from '../../checks/history/release.ts';
import { readSources } from '../../facts/history/readSources.ts';
import { historyIds, readSnapshot, snapshotFile, writeSnapshot } from '../../facts/history/Snapshot.ts';
import { sdkEntries, sdkPackages } from '../../facts/packages.ts';
import { problemLine } from '../../facts/problem.ts';

const [base, react] = sdkPackages;
const entry = `${base.folder}/src/index.ts`;
const changelog = `${base.folder}/CHANGELOG.md`;
const api = 'openapi/backend.yaml';

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

describe('a release', () => {
  let root: string;
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const edit = (file: string, from: string, to: string) => {
    expect(read(file)).toContain(from);
    write(file, read(file).replace(from, to));
  };
  const problems = () => checkHistory(root).map(problemLine);
  /** The entries of what isn't released; with a version, they're those of its release. */
  const enter = (entries: string, heading = 'Unreleased') => {
    for (const folder of [base.folder, react.folder, 'openapi'])
      write(`${folder}/CHANGELOG.md`, changelogText.replace('## [', `## ${heading}\n\n${entries}\n## [`));
  };

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
    for (const { source } of sdkEntries) write(source, 'export {};\n');
    write(`${base.folder}/src/sandbox/index.ts`, '/** @since 0.1.0 */\nexport const sandbox: string = "";\n');
    write(entry, first);
    write(api, description);
    enter('');
    const sources = readSources(root);
    for (const id of historyIds) writeSnapshot(root, id, { version: '0.1.0', items: sources[id] });
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('keeps one line for each part of the API', () => {
    expect(read('history/0.1.0/sdk-base.json').split('\n').slice(1, -1)).toEqual([
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

  it('goes from the sources to a snapshot, and then stays as it is', () => {
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
    const release = releaseHistory(root);
    expect(release.problems).toEqual([]);
    expect(fs.existsSync(path.join(root, 'history/0.2.0'))).toBe(false);
    release.write();
    expect(problems()).toEqual([]);
    const names = readSnapshot(root, '0.2.0', 'sdk-base').items.map(({ name }) => name);
    expect(names).toContain('Order.colour');
    expect(names).not.toContain('Order.color');
    expect(releaseHistory(root).versions).toEqual([]);

    const sources = readSources(root);
    const changed = { version: '0.1.0', items: sources['sdk-base'] };
    expect(() => writeSnapshot(root, 'sdk-base', changed)).toThrow(
      /^history\/0\.1\.0\/sdk-base\.json:1: 0\.1\.0 is released already, with another API\./,
    );
    const file = snapshotFile('0.1.0', 'sdk-base');
    edit(file, '"type":"string"', '"type": "number"');
    expect(problems).toThrow(/^history\/0\.1\.0\/sdk-base\.json:1: was edited by hand/);
  });

  it('refuses a breaking change that its number denies, and writes nothing', () => {
    edit(entry, '  id: string;', '  id: number;');
    enter('### Changed\n\n- **Breaking:** `Order.id` is a number.\n', '[0.1.1] - 2026-02-01');
    const said = [
      `${entry}:15: \`Order.id\` is \`number\` instead of \`string\`, which breaks code, and 0.1.1 denies that. Name the version 0.2.0 wherever 0.1.1 stands, or take the change back.`,
    ];
    expect(releaseHistory(root).problems.map(problemLine)).toEqual(said);
    enter('### Changed\n\n- **Breaking:** `Order.id` is a number.\n', '[0.2.0] - 2026-02-01');
    expect(releaseHistory(root).problems).toEqual([]);
  });

  it('wants each breaking change named in an entry that says so', () => {
    edit(entry, '  id: string;', '  id: number;');
    const unnamed = new RegExp(
      `^${entry}:15: \`Order\\.id\` is \`number\` instead of \`string\`, which breaks code\\. Add an entry to ${changelog}:3, under Changed, that begins with "\\*\\*Breaking:\\*\\*" and names \`Order\\.id\`\\.$`,
    );
    for (const entries of [
      '',
      '### Changed\n\n- `Order.id` is a number.\n',
      '### Changed\n\n- **Breaking:** ids are numbers.\n',
    ]) {
      enter(entries);
      expect(problems()).toEqual([expect.stringMatching(unnamed)]);
    }
    enter('### Changed\n\n- **Breaking:** ids are numbers, as `Order.id` says.\n');
    expect(problems()).toEqual([]);
  });

  it('finds what says a wrong version, and what says none', () => {
    edit(
      entry,
      'class Shop {',
      'class Shop {\n  /** @since 0.1.0 */\n  open = true;\n  /** Sells. */\n  sell(): void {}',
    );
    edit(entry, '@since 0.1.0\n */\nexport class', '@since 0.2.0\n */\nexport class');
    edit(entry, '/** @since 0.1.0 */\nexport interface Order', 'export interface Order');
    edit(api, 'operationId: createOrder', 'operationId: createOrder\n      x-since: 0.2.0');
    edit(api, 'paths:', 'paths:\n  /shops:\n    get:\n      operationId: listShops\n      responses: {}');
    expect(problems().toSorted()).toEqual(
      [
        `${api}:6: \`listShops\` isn't released before 0.2.0, and doesn't say so. Write \`x-since: 0.2.0\`.`,
        `${api}:10: \`createOrder\` says 0.2.0, but it came with 0.1.0. Write \`x-since: 0.1.0\`.`,
        `${entry}:5: \`Shop\` says 0.2.0, but it came with 0.1.0. Write \`@since 0.1.0\`.`,
        `${entry}:7: \`Shop.open\` says 0.1.0, but it isn't released before 0.2.0. Write \`@since 0.2.0\`.`,
        `${entry}:9: \`Shop.sell\` isn't released before 0.2.0, and doesn't say so. Write \`@since 0.2.0\`.`,
        `${entry}:16: \`Order\` came with 0.1.0, and doesn't say so. Write \`@since 0.1.0\`.`,
      ].toSorted(),
    );
  });

  it('names the file that has to be made first', () => {
    edit(entry, '/**', "import './generated/none.ts';\n/**");
    expect(problems).toThrow(`${entry}:1: imports ./generated/none.ts, which isn't there. Run npm run gen.`);
  });
});
