import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowedNames, unusedNames } from '../src/symbols/allowedNames.ts';
import { checkSymbols } from '../src/symbols/checkSymbols.ts';
import { symbolSources } from '../src/symbols/sources.ts';
import { readTable } from '../../model/src/readTable.ts';
import { problemLine } from '../../model/src/problem.ts';
import SdkTypes from '../../model/src/symbols/SdkTypes.ts';
import { sdkProgram } from '../../../tests/support/sdkProgram.ts';

const folder = 'tests/support/fixtures/symbols';

describe('names in inline code', () => {
  const files = ['page.mdx', 'table.tsx'].map((name) => `${folder}/${name}`);
  const sources = symbolSources(new SdkTypes(sdkProgram(), process.cwd()));
  const messages = files.flatMap((file) =>
    checkSymbols(file, fs.readFileSync(file, 'utf8'), sources).map(problemLine),
  );
  const of = (file: string) =>
    messages.filter((line) => line.includes(file)).map((line) => line.slice(`${folder}/${file}:`.length));

  it('are found, each once', () => expect(messages).toHaveLength(17));

  it('are reported with their line and the nearest name', () => {
    const columns = ['line', 'name', 'reason', 'near'] as const;
    const expected = readTable('packages/checks/tests/symbols.tsv', columns);
    expect(of('page.mdx')).toEqual([
      ...expected.map(
        ({ line, name, reason, near }) =>
          `${line}: \`${name}\` does not exist: ${reason}. The nearest is \`${near}\``,
      ),
      // A sample's comment isn't compiled, so it adds no name to the page.
      expect.stringMatching(/^30: `useNothing` does not exist/),
    ]);
  });

  it('are found in the descriptions of the API', () => {
    const text = 'description: |\n  `createOrder` makes one.\n  `createOrderz` makes it.\n';
    expect(checkSymbols('openapi/backend.yaml', text, sources).map(({ line }) => line)).toEqual([3]);
  });

  it('are found in the texts of tables and components too', () => {
    expect(of('table.tsx')).toEqual([
      expect.stringMatching(/^1: `error\.isRetriable` does not exist/),
      expect.stringMatching(/^5: `useKlient` does not exist.*`useClient`$/),
    ]);
    expect(checkSymbols('src/data/x.json', '{\n  "text": "Call `useKlient`."\n}', sources)).toMatchObject([
      { line: 2, message: expect.stringContaining('`useClient`') as string },
    ]);
    // Only the snapshots of releases have the second name.
    const entries = '- `useKlient` is new.\n- `createOrder.body` is gone.\n';
    expect(checkSymbols('packages/sdk-base/CHANGELOG.md', entries, sources)).toMatchObject([{ line: 1 }]);
  });
});

it('an allowed name is reported at its line when no page needs it', () => {
  expect(unusedNames(allowedNames)).toEqual([]);
  expect(unusedNames(new Set([...allowedNames].filter((name) => name !== 'Origin')))).toEqual([
    'packages/checks/src/symbols/allowedNames.tsv:3: `Origin` is in the list, but no page uses it: remove it',
  ]);
});
