import postcss, { AtRule, Declaration, Rule, type ChildNode, type Root } from 'postcss';
import { canMatch, type HasName } from './canMatch.ts';

/** Removes a node, and everything around it that's empty then. Empty layers stay, since their order counts. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (!(parent instanceof Rule || parent instanceof AtRule)) return;
  if (parent.nodes?.length === 0 && !(parent instanceof AtRule && parent.name === 'layer')) remove(parent);
}

/** Matches the selector of custom properties for the whole page. */
const ROOT = /^(?:html)?(?::root|\[data-theme[^\]]*\])*$/;

/**
 * Returns the rules for elements with these classes, and the custom properties that they use. The properties are set
 * within a scope only, since a change of the root's would restyle the whole page.
 */
export function purgeToClasses(css: string, hasClass: HasName, scope: string): string {
  const root = postcss.parse(purge(css, (name) => !name.startsWith('.') || hasClass(name)));
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    rule.walkDecls(/^(?!--)/, (declaration) => {
      if (rule.selectors.some((selector) => ROOT.test(selector))) remove(declaration);
    });
    const selectors = rule.selectors.flatMap((selector) => {
      if (ROOT.test(selector)) return [`${selector} ${scope}`];
      return selector.match(/\.[a-z][\w-]*/gi)?.some(hasClass) ? [selector] : [];
    });
    if (selectors.length) rule.selectors = selectors;
    else remove(rule);
  });
  return purge(String(root), (name) => !name.startsWith('--'));
}

/** Removes custom properties that no value uses, and then those that only these used. */
function removeUnused(root: Root, has: HasName): void {
  const used = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
  });
  let isDone = true;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop) || has(declaration.prop)) return;
    remove(declaration);
    isDone = false;
  });
  if (!isDone) removeUnused(root, has);
}

const SIDES: Readonly<Record<string, string>> = {
  top: 'block-start',
  right: 'inline-end',
  bottom: 'block-end',
  left: 'inline-start',
};

/** Returns the properties that set a property too: shorthands, and logical properties in a page from left to right. */
function settersOf(prop: string): string[] {
  const size = /^(?:(?:min|max)-)?(?:width|height)$/.exec(prop)?.[0];
  if (size) return [prop, size.replace('width', 'inline-size').replace('height', 'block-size')];
  const [, box = '', side = '', rest = ''] =
    /^(margin|padding|border)-(top|right|bottom|left)(|-color|-style|-width)$/.exec(prop) ?? [];
  const logical = SIDES[side];
  if (logical) {
    const [axis = ''] = logical.split('-');
    return [
      prop,
      box,
      `${box}-${side}`,
      `${box}-${axis}${rest}`,
      `${box}-${logical}${rest}`,
      `${box}-${axis}`,
    ];
  }
  return [
    prop,
    /^(?:background|border(?=-(?:color|style|width)$)|font|overflow|transition)(?=-)/.exec(prop)?.[0] ?? prop,
  ];
}

/**
 * Removes declarations in layers that a rule outside of all layers and conditions overrides, for the same selectors.
 * These are Infima's values for which the site has its own.
 */
export function removeOverridden(css: string): string {
  const root = postcss.parse(css);
  const overrides = new Set<string>();
  for (const { selectors, nodes } of root.nodes.filter((node) => node instanceof Rule)) {
    for (const { prop } of nodes.filter((node) => node instanceof Declaration))
      for (const selector of selectors) overrides.add(`${selector} ${prop}`);
  }
  // Safari needs the prefix only for values of several parts.
  root.walkDecls('-webkit-text-decoration', (declaration) => {
    if (/^[\w-]+$/.test(declaration.value)) remove(declaration);
  });
  root.walkAtRules('layer', (layer) =>
    layer.walkDecls((declaration) => {
      const { parent, prop, important } = declaration;
      if (important || !(parent instanceof Rule) || parent.parent instanceof Rule) return;
      if (
        parent.selectors.every((selector) =>
          settersOf(prop).some((setter) => overrides.has(`${selector} ${setter}`)),
        )
      )
        remove(declaration);
    }),
  );
  return String(root);
}

/** Returns the rules of a sheet that can match if these names exist, in their order, without unused custom properties. */
export function purge(css: string, has: HasName): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, has));
    if (selectors.length) rule.selectors = selectors;
    else remove(rule);
  });
  removeUnused(root, has);
  return String(root);
}
