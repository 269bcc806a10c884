import type { AtRule, Declaration } from 'postcss';
import { commonTarget, type SheetTarget } from './SheetTarget.ts';
import type { Sheet } from './readSheet.ts';
import type { Selector } from './selectors.ts';
import type { SiteNames } from './SiteNames.ts';

/** Returns the sheet for a custom property or a named at-rule, depending on where it's needed. */
export interface Needs {
  property: (name: string) => SheetTarget | undefined;
  atRule: (rule: AtRule) => SheetTarget | undefined;
}

const isCustom = ({ prop }: Declaration) => prop.startsWith('--');
/** Returns every word that may be a name: `--role-text`, `spin`, `Figtree`. */
const wordsOf = (value: string) => value.match(/-{0,2}\w[\w-]*/g) ?? [];

/** Returns the name of an at-rule, which is the property, the animation, or the first word of the font family. */
function nameOf(rule: AtRule): string | undefined {
  if (rule.name === 'page') return undefined;
  if (rule.name !== 'font-face') return rule.params;
  let family = '';
  rule.walkDecls('font-family', ({ value }) => void (family = value));
  return wordsOf(family)[0];
}

/** Returns the values for each name, from the at-rules and from the custom properties of selectors in use. */
function namedValues(
  { rules, namedAtRules: atRules }: Sheet,
  targets: ReadonlyMap<Selector, SheetTarget>,
): Map<string, string[]> {
  const values = new Map<string, string[]>();
  const addValue = (name: string, { value }: Declaration) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  for (const rule of atRules) {
    const name = nameOf(rule);
    if (name) rule.walkDecls((declaration) => void addValue(name, declaration));
  }
  for (const { selectors, declarations } of rules) {
    if (!selectors.some((selector) => targets.has(selector))) continue;
    for (const declaration of declarations.filter(isCustom)) addValue(declaration.prop, declaration);
  }
  return values;
}

/**
 * Determines where names are needed. A name in a value is needed where that value applies, as are the names in the
 * value of a needed custom property or at-rule.
 */
export function needsOf(
  sheet: Sheet,
  targets: ReadonlyMap<Selector, SheetTarget>,
  { pages, scripts }: SiteNames,
): Needs {
  const values = namedValues(sheet, targets);
  const needed = new Map<string, Set<SheetTarget | number>>();
  const need = (name: string, target: SheetTarget | number): void => {
    const nameValues = values.get(name);
    const neededBy = needed.get(name) ?? new Set();
    if (!nameValues || neededBy.has(target)) return;
    needed.set(name, neededBy.add(target));
    for (const value of nameValues) for (const word of wordsOf(value)) need(word, target);
  };
  const needAll = (name: string, target: SheetTarget) => {
    if (typeof target === 'string') need(name, target);
    else for (const page of target) need(name, page);
  };

  for (const { selectors, declarations } of sheet.rules) {
    const words = new Set(
      declarations.filter((declaration) => !isCustom(declaration)).flatMap(({ value }) => wordsOf(value)),
    );
    const ruleTargets = new Set(selectors.flatMap((selector) => targets.get(selector) ?? []));
    for (const target of ruleTargets) for (const word of words) needAll(word, target);
  }
  for (const name of values.keys()) {
    if (scripts(name)) need(name, 'late');
    pages.forEach((has, page) => void (has(name) && need(name, page)));
  }
  const property = (name: string) =>
    commonTarget(
      [...(needed.get(name) ?? [])].map((target) =>
        typeof target === 'number' ? new Set([target]) : target,
      ),
      pages.length,
    );
  return {
    property,
    atRule: (rule) => {
      const name = nameOf(rule);
      return name ? property(name) : 'first';
    },
  };
}
