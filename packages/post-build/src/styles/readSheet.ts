import postcss, { AtRule, Declaration, Rule, type Container, type Root } from 'postcss';
import { parseSelectors, type Selector } from './selectors.ts';

/** A rule of the sheet, with its context. */
export interface StyleRule {
  rule: Rule;
  selectors: readonly Selector[];
  declarations: readonly Declaration[];
  /** Name of its cascade layer followed by a dot, or an empty string outside of layers. */
  layer: string;
  print: boolean;
}

/** A style sheet to split. */
export interface Sheet {
  root: Root;
  /** All rules, in order. */
  rules: readonly StyleRule[];
  /** At-rules that rules and scripts refer to by name: `@keyframes`, `@font-face`, … */
  namedAtRules: readonly AtRule[];
  /** The cascade layers, in order of precedence. */
  layers: readonly string[];
}

/** At-rules that contain rules and define when they apply. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);
/** Matches at-rules without nested rules that others refer to by name, or that apply everywhere. */
const NAMED = /^(-\w+-)?(font-face|keyframes|property|position-try|counter-style|page)$/;

const isPrint = (query: string) => /^(only )?print\b/.test(query);
const isMedia = ({ name }: AtRule): boolean => name === 'media';
const isPrintMedia = (node: AtRule): boolean => isMedia(node) && isPrint(node.params);

/** Splits `@media print, (scripting: none)` into two, one of which is only for print. */
function splitPrint(node: AtRule): void {
  const queries = postcss.list.comma(node.params);
  const screen = queries.filter((query) => !isPrint(query));
  if (!screen.length || screen.length === queries.length) return;
  node.before(node.clone({ params: screen.join() }));
  node.params = queries.filter(isPrint).join();
}

export function readSheet(css: string): Sheet {
  const root = postcss.parse(css);
  root.walkAtRules('media', splitPrint);
  const rules: StyleRule[] = [];
  const namedAtRules: AtRule[] = [];
  const layers = new Set<string>();

  const visit = (container: Container, layer: string, print: boolean) => {
    for (const node of container.nodes ?? []) {
      if (node instanceof Rule) {
        const declarations = node.nodes.filter((child) => child instanceof Declaration);
        if (declarations.length < node.nodes.length) {
          throw new Error(
            `the rule "${node.selector}" contains another one. Nested rules can't be split: the minifier has to resolve them`,
          );
        }
        rules.push({ rule: node, selectors: parseSelectors(node.selector), declarations, layer, print });
      } else if (node instanceof AtRule) {
        const names =
          node.name === 'layer' ? postcss.list.comma(node.params).map((name) => `${layer}${name}`) : [];
        for (const name of names) layers.add(name);
        if (NAMED.test(node.name)) namedAtRules.push(node);
        else if (!CONDITIONS.has(node.name))
          throw new Error(
            `@${node.name} can't be split. Add it to CONDITIONS or NAMED in packages/post-build/src/styles/readSheet.ts`,
          );
        else visit(node, names.length ? `${names.join()}.` : layer, print || isPrintMedia(node));
      }
    }
  };
  visit(root, '', false);
  return { root, rules, namedAtRules, layers: [...layers] };
}
