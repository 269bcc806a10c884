import { readTable } from '../../../../model/src/readTable.ts';

const refused = new Map(
  readTable('packages/checks/src/prose/activeContent/refused.tsv', ['part', 'name', 'message']).map(
    ({ part, name, message }) => [`${part} ${name}`, message],
  ),
);

/** Returns why pages can't have an element, an attribute or a key, with the alternative for writers. */
export const refusedMessage = (part: 'element' | 'attribute' | 'key', name: string): string | undefined =>
  refused.get(`${part} ${name.toLowerCase()}`);
