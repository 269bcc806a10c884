import { AtRule, type Declaration } from 'postcss';
import { ROOT, withoutOverruled } from './overruled.ts';
import { readSheet, type Sheet, type StyleRule } from './readSheet.ts';

/** These take a value from elsewhere, and are nothing where they stand for another property's. */
const KEYWORDS = /^(inherit|initial|unset|revert|revert-layer)$/;
const ALWAYS_ROOT = new Set([':root', 'html']);

/** A use of a custom property up to its name: what follows is a fallback, or the end. */
const USE = /var\(\s*(--[\w-]+)\s*/g;
const namesIn = (value: string) => [...value.matchAll(USE)].map(([, name = '']) => name);

const isRoots = ({ selectors }: StyleRule) => selectors.every(({ text }) => ROOT.test(text));

/** It holds on every page, in every state of it. */
function isAlways({ rule, selectors }: StyleRule): boolean {
  for (let node = rule.parent; node instanceof AtRule; node = node.parent) {
    if (node.name !== 'layer') return false;
  }
  return selectors.some(({ text }) => ALWAYS_ROOT.has(text));
}

/** Where the parenthesis ends that is open at a place of the text. */
function endOf(text: string, start: number): number {
  let open = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    else if (text[at] === ')') open -= 1;
    if (open === 0) return at;
  }
  throw new Error(`"${text}": a parenthesis is not closed`);
}

/** The text with other values in place of `var(…)`, where there is one. What stood beside it stays apart from it. */
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
  from: StyleRule;
}

function customProperties({ rules }: Sheet): Map<string, Custom[]> {
  const found = new Map<string, Custom[]>();
  for (const from of rules) {
    for (const declaration of from.declarations) {
      const { prop } = declaration;
      if (prop.startsWith('--')) found.set(prop, [...(found.get(prop) ?? []), { declaration, from }]);
    }
  }
  return found;
}

/**
 * The sheet with the values of custom properties that never change, where they are used: what a theme lets its sites set,
 * and this one has set or left. A value stays where it would make the sheet longer.
 *
 * @param isNamed - whether a page or a script names a custom property, and may read or set it
 */
export function withConstants(css: string, isNamed: (name: string) => boolean): string {
  const sheet = readSheet(css);
  const found = customProperties(withoutOverruled(sheet));
  const registered = new Set(sheet.named.map(({ params }) => params));
  const uses = new Map<string, number>();
  sheet.root.walkDecls(({ value }) => {
    for (const name of namesIn(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
  });

  /** Every element has the root's value of it. */
  const isRootsOnly = (name: string) => found.get(name)?.every(({ from }) => isRoots(from)) ?? false;
  const constants = new Map<string, string | undefined>();
  const constantOf = (name: string): string | undefined => {
    if (!constants.has(name)) {
      // Until it is found, for one that asks for itself.
      constants.set(name, undefined);
      constants.set(name, findConstant(name));
    }
    return constants.get(name);
  };
  const findConstant = (name: string): string | undefined => {
    const [only, ...others] = found.get(name) ?? [];
    if (!only || others.length || registered.has(name) || isNamed(name)) return undefined;
    const { declaration, from } = only;
    if (!isRoots(from) || !isAlways(from) || declaration.important || KEYWORDS.test(declaration.value))
      return undefined;
    if (!namesIn(declaration.value).every(isRootsOnly)) return undefined;
    const value = replaceUses(declaration.value, constantOf);
    if (namesIn(value).includes(name)) return undefined;
    const count = uses.get(name) ?? 0;
    const asItIs = `${name}:${declaration.value};`.length + count * `var(${name})`.length;
    return count * value.length <= asItIs ? value : undefined;
  };

  for (const name of found.keys()) constantOf(name);
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
