import { ownerOf, isMember, type ApiItem } from '../ApiItem.ts';
import { headOf, replaceNames } from './heads.ts';

type Names = ReadonlyMap<string, string>;

/** Renames type parameters and index keys of new items to the old names, because code doesn't depend on these names. */
export function alignNames(oldItems: readonly ApiItem[], newItems: readonly ApiItem[]): ApiItem[] {
  const before = new Map(oldItems.map((item) => [item.name, item]));
  const keys = new Map(oldItems.filter(isIndex).map((item) => [withoutKey(item.name), item.name]));
  const renamed = new Map(
    newItems
      .filter((item) => !isMember(item))
      .map((item) => [item.name, renamedGenerics(before.get(item.name), item)]),
  );
  return newItems.map((item) => {
    const name = isIndex(item) ? (keys.get(withoutKey(item.name)) ?? item.name) : item.name;
    const names = renamed.get(ownerOf(item.name));
    return names?.size && item.type !== undefined
      ? { ...item, name, type: replaceNames(item.type, names) }
      : { ...item, name };
  });
}

const isIndex = ({ name }: ApiItem): boolean => name.includes('[');
const withoutKey = (name: string): string => name.replace(/\[.*?:/s, '[');

function renamedGenerics(old: ApiItem | undefined, item: ApiItem): Names {
  const oldGenerics = headOf(old?.type).generics;
  return new Map(
    headOf(item.type).generics.flatMap(({ name }, index): [string, string][] => {
      const before = oldGenerics[index]?.name.text;
      return before === undefined || before === name.text ? [] : [[name.text, before]];
    }),
  );
}
