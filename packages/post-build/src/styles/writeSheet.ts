import postcss, { AtRule, Rule, type ChildNode, type Container, type Declaration } from 'postcss';
import type { TargetedStyle } from './repeatOverrides.ts';
import type { Sheet } from './readSheet.ts';
import type { Selector } from './selectors.ts';

/** Returns a copy of a rule for each group of selectors with the same declarations. */
function copies(rule: Rule, chosen: ReadonlyMap<Selector, readonly Declaration[]>): Rule[] {
  const groups = new Map<string, { selectors: string[]; declarations: readonly Declaration[] }>();
  for (const [{ text }, declarations] of chosen) {
    const key = declarations.map((declaration) => rule.index(declaration)).join();
    const group = groups.get(key) ?? { selectors: [], declarations };
    groups.set(key, group);
    group.selectors.push(text);
  }
  return [...groups.values()].map(({ selectors, declarations }) =>
    rule.clone({ selector: selectors.join(), nodes: declarations.map((declaration) => declaration.clone()) }),
  );
}

/** Merges adjacent at-rules with the same condition. */
function mergeAtRules(nodes: readonly ChildNode[]): ChildNode[] {
  const all: ChildNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    const goesOn =
      last instanceof AtRule &&
      node instanceof AtRule &&
      ['media', 'layer', 'supports'].includes(node.name) &&
      last.name === node.name &&
      last.params === node.params;
    if (goesOn) last.append(...(node.nodes ?? []));
    else all.push(node);
  }
  return all;
}

/** Writes the chosen styles of a sheet in their order, without empty rules. */
export function writeSheet(
  { root }: Sheet,
  chosen: Iterable<TargetedStyle>,
  isChosen: (atRule: AtRule) => boolean,
): string {
  const byRule = new Map<Rule, Map<Selector, Declaration[]>>();
  for (const {
    rule: { rule },
    selector,
    declaration,
  } of chosen) {
    const bySelector = byRule.get(rule) ?? new Map<Selector, Declaration[]>();
    byRule.set(rule, bySelector);
    bySelector.set(selector, [...(bySelector.get(selector) ?? []), declaration]);
  }
  const copy = (container: Container): ChildNode[] =>
    mergeAtRules(
      (container.nodes ?? []).flatMap((node): ChildNode[] => {
        if (node instanceof Rule) return copies(node, byRule.get(node) ?? new Map<never, never>());
        if (!(node instanceof AtRule)) return [];
        if (isChosen(node)) return [node.clone()];
        const nodes = copy(node);
        return nodes.length ? [node.clone({ nodes })] : [];
      }),
    );
  return String(postcss.root({ nodes: copy(root) }));
}
