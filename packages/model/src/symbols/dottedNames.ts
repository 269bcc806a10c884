import type { SymbolRecord } from './SymbolRecord.ts';
import { typeNames } from './typeNames.ts';

/** The object that an app creates first. Code reaches everything else from it. */
const START = 'Client';

/**
 * Returns the path from the client to each symbol's members, by the symbol's page: `client.auth` for
 * `Interface.AuthModule`. A property leads to a symbol if its type is exactly that symbol.
 */
export function dottedNames(records: readonly SymbolRecord[]): Map<string, string> {
  const byName = new Map(records.map((record) => [record.name, record]));
  const paths = new Map<string, string>();
  const follow = (record: SymbolRecord, path: string): void => {
    paths.set(record.page, path);
    for (const { kind, name, signatures } of record.members) {
      if (kind === 'method' || kind === 'constructor') continue;
      const type = signatures[0]?.replace(/^.*?: /, '') ?? '';
      const [only] = typeNames(type);
      const inner = only?.name === type ? byName.get(type) : undefined;
      // Without a method, the member's value doesn't need its own path.
      const isCalled = inner?.members.some((member) => member.kind === 'method');
      if (inner && isCalled && !paths.has(inner.page)) follow(inner, `${path}.${name}`);
    }
  };
  const start = byName.get(START);
  if (!start)
    throw new Error(
      `The reference has no symbol ${START}, which is the start of each member's path. Export it, or change START in packages/model/src/symbols/dottedNames.ts.`,
    );
  follow(start, START.toLowerCase());
  return paths;
}
