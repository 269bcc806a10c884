import { AtRule, type Declaration } from 'postcss';
import { ROOT, removeOverridden } from './overridden.ts';
import { readSheet, type Sheet, type StyleRule } from './readSheet.ts';

/** Matches keywords that take a value from elsewhere. They can't be inserted into another property's value. */
const KEYWORDS = /^(inherit|initial|unset|revert|revert-layer)$/;
const ALWAYS_ROOT = new Set([':root', 'html']);

/** Matches a use of a custom property up to its name, before a fallback or the closing parenthesis. */
const USE = /var\(\s*(--[\w-]+)\s*/g;
const namesIn = (value: string) => [...value.matchAll(USE)].map(([, name = '']) => name);

const isRoots = ({ selectors }: StyleRule) => selectors.every(({ text }) => ROOT.test(text));

/** Whether a rule applies to every page, in every state. */
function isAlways({ rule, selectors }: StyleRule): boolean {
  for (let node = rule.parent; node instanceof AtRule; node = node.parent) {
    if (node.name !== 'layer') return false;
  }
  return selectors.some(({ text }) => ALWAYS_ROOT.has(text));
}

/** Returns the index at which the parenthesis before `start` is closed. */
function endOf(text: string, start: number): number {
  let open = 1;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === '(') open += 1;
    else if (text[index] === ')') open -= 1;
    if (open === 0) return index;
  }
  throw new Error(`"${text}": a parenthesis is not closed`);
}

/** Replaces each `var(…)` that has a value. Adjacent tokens stay separated from the value. */
function replaceUses(text: string, valueOf: (name: string) => string | undefined): string {
  let result = '';
  let done = 0;
  for (const use of text.matchAll(USE)) {
    const value = use.index < done ? undefined : valueOf(use[1] ?? '');
    if (value === undefined) continue;
    const end = endOf(text, use.index + 'var('.length);
    const before = result + text.slice(done, use.index);
    result = before + (/[\w)%"']$/.test(before) ? ' ' : '') + value;
    done = end + 1;
    if (/^[\w(#.%"'-]/.test(text.slice(done))) result += ' ';
  }
  return result + text.slice(done);
}

interface Custom {
  declaration: Declaration;
  rule: StyleRule;
}

function customProperties({ rules }: Sheet): Map<string, Custom[]> {
  const properties = new Map<string, Custom[]>();
  for (const rule of rules) {
    for (const declaration of rule.declarations) {
      const { prop } = declaration;
      if (prop.startsWith('--'))
        properties.set(prop, [...(properties.get(prop) ?? []), { declaration, rule }]);
    }
  }
  return properties;
}

/**
 * Inlines custom properties that never change, such as the settings of a theme, whether this site has changed them or
 * not. A property is kept if its value would make the sheet longer.
 *
 * @param isNamed - whether a page or a script contains the name of a custom property, and may read or set it
 */
export function inlineConstants(css: string, isNamed: (name: string) => boolean): string {
  const sheet = readSheet(css);
  const properties = customProperties(removeOverridden(sheet));
  const registered = new Set(sheet.namedAtRules.map(({ params }) => params));
  const uses = new Map<string, number>();
  sheet.root.walkDecls(({ value }) => {
    for (const name of namesIn(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
  });

  /** Whether every element inherits the root's value of a property. */
  const isRootsOnly = (name: string) => properties.get(name)?.every(({ rule }) => isRoots(rule)) ?? false;
  const constants = new Map<string, string | undefined>();
  const constantOf = (name: string): string | undefined => {
    if (!constants.has(name)) {
      // Set first, in case a property refers to itself.
      constants.set(name, undefined);
      constants.set(name, findConstant(name));
    }
    return constants.get(name);
  };
  const findConstant = (name: string): string | undefined => {
    const [only, ...more] = properties.get(name) ?? [];
    if (!only || more.length || registered.has(name) || isNamed(name)) return undefined;
    const { declaration, rule } = only;
    if (!isRoots(rule) || !isAlways(rule) || declaration.important || KEYWORDS.test(declaration.value))
      return undefined;
    if (!namesIn(declaration.value).every(isRootsOnly)) return undefined;
    const value = replaceUses(declaration.value, constantOf);
    if (namesIn(value).includes(name)) return undefined;
    const count = uses.get(name) ?? 0;
    const unchangedLength = `${name}:${declaration.value};`.length + count * `var(${name})`.length;
    return count * value.length <= unchangedLength ? value : undefined;
  };

  for (const name of properties.keys()) constantOf(name);
  sheet.root.walkDecls((declaration) => {
    if (constants.get(declaration.prop) === undefined)
      declaration.value = replaceUses(declaration.value, constantOf);
  });
  sheet.root.walkDecls(/^--/, (declaration) => {
    const { parent, prop } = declaration;
    if (constants.get(prop) === undefined) return;
    declaration.remove();
    if (!parent?.nodes.length) parent?.remove();
  });
  return String(sheet.root);
}
