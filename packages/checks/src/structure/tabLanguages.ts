import { attributeOf, lineOf, nodesIn, problemsIn, type AnyNode } from './nodes.ts';
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
export const OTHER_ENVIRONMENT: Readonly<Record<string, RegExp>> = {
  Sandbox: /\b[ps]k_live_|https:\/\/(?:api|keys)\.(?!sandbox\.)/,
  Live: /\b[ps]k_sandbox_|\.sandbox\./,
};

/** Reports tabs whose code is in another language, or for another environment, than their label, or has other lines. */
export const checkTabLanguages = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    if (node.name === 'Tabs') checkSameLines(node, report);
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

const withoutEnvironment = (code: string) =>
  code.replace(/\.sandbox\b/g, '').replaceAll('_sandbox_', '_live_');

/** Reports lines of code that the tab of one environment has and that of the other lacks. */
function checkSameLines(tabs: AnyNode, report: (message: string, line: number) => void): void {
  const tabOf = (label: string) => tabs.children?.find((tab) => attributeOf(tab, 'label') === label);
  const [sandbox, live] = ['Sandbox', 'Live'].map((label) =>
    nodesIn(tabOf(label) ?? { type: 'none' }, ({ type }) => type === 'code'),
  );
  sandbox?.forEach((block, index) => {
    const other = live?.[index];
    for (const [one, two, label] of other
      ? ([
          [block, other, 'Live'],
          [other, block, 'Sandbox'],
        ] as const)
      : []) {
      const lines = withoutEnvironment(two.value ?? '').split('\n');
      const missing = one.value?.split('\n').find((line) => !lines.includes(withoutEnvironment(line)));
      if (missing) report(`the tab ${label} lacks a line like "${missing}" of the other one`, lineOf(two));
    }
  });
}
