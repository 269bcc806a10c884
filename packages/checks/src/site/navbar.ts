import type { Problem } from '../../../model/src/problem.ts';
import { lineOf } from './sidebars.ts';

/** The properties that can be the target of each kind of navbar item. A plain link needs one of two. */
const TARGETS: Record<string, string[]> = {
  default: ['to', 'href'],
  doc: ['docId'],
  docSidebar: ['sidebarId'],
  dropdown: ['items'],
  html: ['value'],
  search: [],
};

/** Names of the sidebars, by the docs plugin that they belong to. */
export type SidebarNames = Record<string, string[]>;

/** Checks that every navbar item leads somewhere, and names those that don't. */
export function checkNavbar(
  file: string,
  source: string,
  items: readonly Record<string, unknown>[],
  sidebars: SidebarNames,
): Problem[] {
  return items.flatMap((item) => {
    const { type = 'default', label } = item;
    const name = String(label ?? item.to ?? item.href ?? type);
    const targets = TARGETS[String(type)];
    const message = items.some(
      (other) => other !== item && label && other.label === label && other.position === item.position,
    )
      ? `two navbar items are named "${name}". Give one another label`
      : !targets
        ? `navbar item "${name}" has the unknown type "${String(type)}"`
        : targets.length > 0 && !targets.some((key) => item[key])
          ? `navbar item "${name}" has no target: add ${targets.join(' or ')}`
          : (unknownSidebar(name, item, sidebars) ?? missingLabel(name, type, item));
    return message ? [{ file, line: lineOf(source, name), message }] : [];
  });
}

const missingLabel = (name: string, type: unknown, { label }: Record<string, unknown>): string | undefined =>
  label === undefined && type !== 'search' && type !== 'html'
    ? `navbar item "${name}" has no label. Add label: 'Words'`
    : undefined;

function unknownSidebar(
  name: string,
  { type, sidebarId, docsPluginId = 'default' }: Record<string, unknown>,
  sidebars: SidebarNames,
): string | undefined {
  if (type !== 'docSidebar' || sidebars[String(docsPluginId)]?.includes(String(sidebarId))) return undefined;
  return `navbar item "${name}" names the sidebar "${String(sidebarId)}", which the docs "${String(docsPluginId)}" don't have. Correct the name`;
}
