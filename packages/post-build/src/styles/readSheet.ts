import postcss, { AtRule, Declaration, Rule, type Container, type Root } from 'postcss';
import { parseSelectors, type Selector } from './selectors.ts';

/** A rule of the sheet, with all that stands around it. */
export interface StyleRule {
  rule: Rule;
  selectors: readonly Selector[];
  declarations: readonly Declaration[];
  /** Name of its cascade layer, with a dot behind it; none for what is in no layer. */
  layer: string;
  print: boolean;
}

/** A style sheet that is to be split. */
export interface Sheet {
  root: Root;
  /** Its rules, in their order. */
  rules: readonly StyleRule[];
  /** At-rules that rules and scripts name: `@keyframes`, `@font-face`, … */
  named: readonly AtRule[];
  /** The cascade layers, in the order in which they win. */
  layers: readonly string[];
}

/** At-rules that stand around rules and say when these hold. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);
/** At-rules without rules of their own that others name, or that hold everywhere. */
const NAMED = /^(-\w+-)?(font-face|keyframes|property|position-try|counter-style|page)$/;

const isPrint = (query: string) => /^(only )?print\b/.test(query);
const isMedia = ({ name }: AtRule): boolean => name === 'media';
const isPrintMedia = (node: AtRule): boolean => isMedia(node) && isPrint(node.params);

/** `@media print, (scripting: none)` becomes two, of which one is for print alone. */
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
  const named: AtRule[] = [];
  const layers = new Set<string>();

  const read = (container: Container, layer: string, print: boolean) => {
    for (const node of container.nodes ?? []) {
      if (node instanceof Rule) {
        const declarations = node.nodes.filter((one) => one instanceof Declaration);
        if (declarations.length < node.nodes.length) {
          throw new Error(
            `a rule inside "${node.selector}": nested rules are not split, the minifier undoes them`,
          );
        }
        rules.push({ rule: node, selectors: parseSelectors(node.selector), declarations, layer, print });
      } else if (node instanceof AtRule) {
        const names =
          node.name === 'layer' ? postcss.list.comma(node.params).map((name) => `${layer}${name}`) : [];
        for (const name of names) layers.add(name);
        if (NAMED.test(node.name)) named.push(node);
        else if (!CONDITIONS.has(node.name))
          throw new Error(`@${node.name}: it is not known how to split this`);
        else read(node, names.length ? `${names.join()}.` : layer, print || isPrintMedia(node));
      }
    }
  };
  read(root, '', false);
  return { root, rules, named, layers: [...layers] };
}
