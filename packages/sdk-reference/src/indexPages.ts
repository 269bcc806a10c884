import fs from 'node:fs';
import type { DeclarationReflection, ProjectReflection } from 'typedoc';
import { writeFrontMatter } from '../../model/src/frontMatter.ts';
import type { SdkTree } from '../../model/src/packages.ts';
import { referenceRoute } from '../../model/src/routes.ts';
import { inReadingOrder } from '../../model/src/symbols/inReadingOrder.ts';
import { kindWord } from '../../model/src/symbols/kindWord.ts';
import { categories } from './categories.ts';
import { entryOf } from './entries.ts';
import { identifierWords } from './identifierWords.ts';
import { kindOf } from './kinds.ts';
import { escapeTags, sentencesOf, type ReferenceContext } from './page.ts';
import { pageLocation } from './pageLocation.ts';
import { isAdvanced } from './symbolIntro.ts';

/** The symbols that readers look up first. */
const startSymbols: Readonly<Record<SdkTree, readonly string[]>> = {
  'sdk-base': ['Client', 'AuthModule', 'AccountModule', 'Account'],
  'sdk-react': ['NacreProvider', 'useAuth', 'useAccount', 'useBalance'],
};

/** Escapes a text for a table, without the code in it. */
const cell = (text: string) => escapeTags(text.replaceAll('|', '\\|'));

/** Returns the index page of a reference, with the first symbols to read, the symbols by task, and advanced ones. */
export function indexPage(project: ProjectReflection, { sdk, router }: ReferenceContext): string {
  const { name, folder, tree } = sdk;
  const { description } = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8')) as {
    description: string;
  };
  const nameOf = (symbol: DeclarationReflection) => ({ name: symbol.name, kind: kindOf(symbol) });
  const table = (symbols: readonly DeclarationReflection[]) =>
    [
      '| Symbol | What it is |',
      '| --- | --- |',
      ...inReadingOrder(symbols, nameOf).map(
        (symbol) =>
          `| <span class="type">[<code>${symbol.name}</code>](${pageLocation(symbol, router).page}.md)</span> | ${cell(sentencesOf(symbol)[0] ?? '')} |`,
      ),
    ].join('\n');
  const tasks = (project.categories ?? []).map(({ title, children }) => ({
    title,
    symbols: children.filter(
      (child) => child.isDeclaration() && !isAdvanced(child),
    ) as DeclarationReflection[],
  }));
  const advanced = (project.children ?? []).filter(isAdvanced);
  const start = startSymbols[tree].map((symbol) => `[\`${symbol}\`](${pageOf(symbol, project, router)}.md)`);
  return [
    writeFrontMatter({
      title: name,
      description: `Every symbol that ${name} exports, grouped by the task it is for, with one line on each.`,
      keywords: ['reference', 'API', 'symbols', name, ...identifierWords(name)],
      custom_edit_url: null,
    }),
    `# ${name}`,
    description,
    `Start with ${start.slice(0, -1).join(', ')} and ${start.at(-1)}. This page groups the symbols by task; [References](References.md) lists all of them from A to Z.`,
    ...tasks.flatMap(({ title, symbols }) => [`## ${title}`, categories[title] ?? '', table(symbols)]),
    '## Advanced',
    'Most apps never name these: they are for a transport or a signer of your own, parts of other types, and keys of the query cache.',
    table(advanced),
    '',
  ].join('\n\n');
}

function pageOf(name: string, project: ProjectReflection, router: ReferenceContext['router']): string {
  const symbol = project.getChildByName([name]);
  if (!symbol)
    throw new Error(
      `packages/sdk-reference/src/indexPages.ts: startSymbols contains ${name}, which the package doesn't export. Replace it.`,
    );
  return pageLocation(symbol, router).page;
}

/** Returns a page with every symbol from A to Z, which TypeDoc doesn't provide. */
export function referencesPage(
  project: ProjectReflection,
  { sdk, otherSdk, router }: ReferenceContext,
): string {
  const packageName = sdk.name;
  const hasEntries = sdk.entries.length > 1;
  const rows = (project.children ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((symbol) => {
      const { name } = symbol;
      const word = kindWord({ name, kind: kindOf(symbol) });
      const from = hasEntries ? ` \`${entryOf(symbol)}\` |` : '';
      return `| [${name}](./${pageLocation(symbol, router).page}.md) | ${word} |${from} ${cell(sentencesOf(symbol)[0] ?? '')} |`;
    });
  return [
    writeFrontMatter({
      title: `References: ${packageName}`,
      sidebar_label: 'References',
      description: `All ${rows.length} symbols that ${packageName} exports, from A to Z, each with its kind and its first sentence.`,
      keywords: ['symbol index', 'exports', 're-exports', packageName],
      custom_edit_url: null,
    }),
    `# References: ${packageName}`,
    `The package exports ${rows.length} symbols. They are listed from A to Z; the [entry page](./index.md) groups them by task.`,
    '## Exported symbols',
    [
      `| Symbol | Kind |${hasEntries ? ' Import from |' : ''} What it is |`,
      `| --- | --- |${hasEntries ? ' --- |' : ''} --- |`,
      ...rows,
    ].join('\n'),
    '## Re-exports under another name',
    `${packageName} exports every symbol under the name it is declared with.`,
    `The other reference: [${otherSdk.name}](${referenceRoute(otherSdk.tree)}/References).`,
    '',
  ].join('\n\n');
}
