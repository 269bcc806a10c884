import { attributeOf, lineOf, nodesIn, problemsIn, textOf, type AnyNode } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Labels of tabs that name a language, and the languages of their code blocks. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  JavaScript: ['js', 'ts', 'bash'],
  TypeScript: ['ts', 'tsx'],
  React: ['tsx', 'jsx', 'bash'],
  Python: ['python'],
  curl: ['bash', 'sh'],
};

/** Labels of tabs that name an environment, and patterns of values that belong to the other one. */
const OTHER_ENVIRONMENT: Readonly<Record<string, RegExp>> = {
  Sandbox: /\b[ps]k_live_|https:\/\/(?:api|keys)\.(?!sandbox\.)/,
  Live: /\b[ps]k_sandbox_|\.sandbox\./,
};

/** Reports tabs whose code is in another language, or for another environment, than their label, or has other lines. */
export const checkTabLanguages = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    const line = node.name === 'Tabs' ? differingLine(node) : undefined;
    if (line) report(`only one of the tabs Sandbox and Live has "${line}". Write the same in both`);
    if (node.name === 'TabItem')
      report(
        messageFor(
          String(attributeOf(node, 'label')),
          nodesIn(node, ({ type }) => type === 'code'),
        ),
      );
  });

function messageFor(label: string, blocks: readonly AnyNode[]): string | undefined {
  const languages = LANGUAGES[label];
  const blockLanguages = blocks.flatMap(({ lang }) =>
    lang && lang !== 'text' && lang !== 'json' ? lang : [],
  );
  if (
    languages &&
    blockLanguages.length > 0 &&
    !blockLanguages.some((language) => languages.includes(language))
  )
    return `the tab is labeled ${label}, and its code is ${blockLanguages[0]}. Correct the label, or the code`;
  const foreign = blocks.map(({ value = '' }) => OTHER_ENVIRONMENT[label]?.exec(value)?.[0]).find(Boolean);
  return foreign && `the tab is labeled ${label}, and contains ${foreign}. Correct the label, or the code`;
}

/** Returns the code of the tab for an environment, without what names it. */
const codeOf = (tabs: AnyNode, label: string): string[] =>
  nodesIn(tabs, (node) => node.name === 'TabItem' && attributeOf(node, 'label') === label)
    .flatMap((tab) => nodesIn(tab, ({ type }) => type === 'code'))
    .flatMap(({ value = '' }) => value.replace(/\.sandbox\b|_(?:sandbox|live)_/g, '').split('\n'));

/** Returns the first line of code that the tab of only one environment has. */
function differingLine(tabs: AnyNode): string | undefined {
  const [sandbox = [], live = []] = Object.keys(OTHER_ENVIRONMENT).map((label) => codeOf(tabs, label));
  if (sandbox.length === 0 || live.length === 0) return undefined;
  return [...sandbox, ...live].find((line) => !sandbox.includes(line) || !live.includes(line));
}

/** Reports columns that are named after an environment and contain values of the other one. */
export const checkTableEnvironments = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, ({ type, children = [] }, report) => {
    if (type !== 'table') return;
    const [names = [], ...rows] = children.map((row) => (row.children ?? []).map(textOf));
    rows.forEach((cells, index) =>
      cells.forEach((cell, column) => {
        const name = names[column] ?? '';
        const foreign = OTHER_ENVIRONMENT[name]?.exec(cell)?.[0];
        if (foreign)
          report(
            `the column ${name} contains ${foreign}, which belongs to the other environment. Swap the cells`,
            lineOf(children[index + 1] ?? { type }),
          );
      }),
    );
  });
