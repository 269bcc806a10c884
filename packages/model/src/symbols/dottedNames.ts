import type { SymbolRecord } from './SymbolRecord.ts';
import { typeNames } from './typeNames.ts';

/** What an app holds first. Code reaches all else from it. */
const START = 'Client';

/**
 * How code reaches a symbol's members from the client, by the symbol's page: `client.auth` for those of
 * `Interface.AuthModule`. A property leads to a symbol if its type is that symbol and nothing else.
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
      // Where nothing is called, a member's value is all there is to it.
      const isCalled = inner?.members.some((member) => member.kind === 'method');
      if (inner && isCalled && !paths.has(inner.page)) follow(inner, `${path}.${name}`);
    }
  };
  const start = byName.get(START);
  if (!start) throw new Error(`The reference has no ${START}, which names of members begin with`);
  follow(start, START.toLowerCase());
  return paths;
}
