import fs from 'node:fs';
import path from 'node:path';
import type { Application, DeclarationReflection, ProjectReflection, Reflection, Router } from 'typedoc';
import type { MarkdownApplication, MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { sdkPackages, type SdkPackage } from '../../../facts/packages.ts';
import { referenceRoute } from '../../../facts/routes.ts';
import { kindWord } from '../../../facts/symbols/kindWord.ts';
import { site } from '../../config/site.ts';
import { identifierWords } from './identifierWords.ts';
import { kindOf } from './kinds.ts';
import { placeOf } from './placeOf.ts';

/** What a page says of its package. */
interface Origin {
  sdk: SdkPackage;
  /** The other package, whose reference may have the same symbol. */
  other: SdkPackage;
  router: Router;
}

/** A row of the table of properties: TypeDoc calls the default of a property that has to be given `undefined`. */
const REQUIRED_PROPERTY = /^(\| <a id="[^"]*"><\/a> `\w+` \| .*? \| )`undefined` \|/gm;

const DESCRIPTION_LENGTH = { min: 60, max: 160 };

/**
 * A TypeDoc plugin that completes the Markdown pages: front matter that search and previews need, a link to the
 * same symbol in the other tree, and the `References` page, which TypeDoc only makes as a section of the index.
 */
export default function referencePages(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  const originOf = (directory: string): Origin => {
    const sdk = sdkPackages.find(({ tree }) => tree === path.basename(directory));
    const other = sdkPackages.find((each) => each !== sdk);
    const { router } = renderer;
    if (!sdk || !other || !router) throw new Error(`${directory}: no package has this reference`);
    return { sdk, other, router };
  };
  renderer.on('endPage', (page: MarkdownPageEvent) => {
    const origin = originOf(path.dirname(page.filename));
    const model = page.model as Reflection;
    page.contents = model.isProject()
      ? indexPage(page.contents ?? '', origin.sdk.name)
      : symbolPage(page.contents ?? '', model as DeclarationReflection, origin);
  });
  renderer.postRenderAsyncJobs.push(async ({ outputDirectory, project }) => {
    const file = path.join(outputDirectory, 'References.md');
    fs.writeFileSync(file, referencesPage(project, originOf(outputDirectory)));
  });
}

/** A word about the symbol, set apart by src/css/site.css. */
const badge = (name: 'kind' | 'deprecated', text: string): string =>
  `<span class="symbol-badge symbol-badge--${name}">${text}</span>`;

function symbolPage(contents: string, symbol: DeclarationReflection, origin: Origin): string {
  const { sdk, other, router } = origin;
  const kind = kindOf(symbol);
  const word = kindWord({ name: symbol.name, kind });
  const words = identifierWords(symbol.name);
  const twin = isInBothTrees(symbol, sdk)
    ? `\n\n***\n\nThe same symbol in the other reference: [${other.name}](${referenceRoute(`${other.tree}/${placeOf(symbol, router).page}`)}).`
    : '';
  const isType = kind === 'TypeAlias' || kind === 'Interface';
  const importLine = `\`import ${isType ? 'type ' : ''}{ ${symbol.name} } from '${sdk.name}';\``;
  // What TypeDoc gives a heading of its own stands in one line under the title.
  const since = /\n## Since\n\n(.+)\n/.exec(contents);
  const badges = [badge('kind', word), ...(symbol.isDeprecated() ? [badge('deprecated', 'Deprecated')] : [])];
  const facts = `${badges.join(' ')}${since ? ` since ${since[1]}` : ''}: ${importLine}`;
  const body = contents
    .replace(since?.[0] ?? /$^/, '')
    .replace(/^(# .*\n)/, `$1\n${facts}\n`)
    // Comments link to guides by their full address, for editors; inside the site the path alone is checked.
    .replaceAll(`](${site.links.docs}/`, '](/')
    .replace(/^## See$/m, '## See also')
    .replace(REQUIRED_PROPERTY, '$1required |');
  return (
    frontMatter({
      title: symbol.name,
      description: describe(sentencesOf(symbol), `${word} ${symbol.name} of ${sdk.name}.`),
      keywords: [
        ...new Set([symbol.name.toLowerCase(), words.join(' '), words.join('_'), ...words, kind, word]),
      ],
      custom_edit_url: null,
    }) +
    body.trimEnd() +
    twin +
    '\n'
  );
}

function indexPage(contents: string, packageName: string): string {
  return (
    frontMatter({
      title: packageName,
      description: `Every symbol that ${packageName} exports, grouped by the task it is for, with one line on each.`,
      keywords: ['reference', 'API', 'symbols', packageName, ...identifierWords(packageName)],
      custom_edit_url: null,
    }) + contents
  );
}

function referencesPage(project: ProjectReflection, { sdk, other, router }: Origin): string {
  const packageName = sdk.name;
  const linkTo = (symbol: Reflection, name: string) => `[${name}](./${placeOf(symbol, router).page}.md)`;
  const exported = (project.children ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const rows: string[] = [];
  const renamed: string[] = [];
  for (const symbol of exported) {
    if (symbol.isReference()) {
      const target = symbol.getTargetReflectionDeep();
      const row = `| ${linkTo(target, symbol.name)} | ${linkTo(target, target.name)} |`;
      if (target.name !== symbol.name) renamed.push(row);
    } else {
      const word = kindWord({ name: symbol.name, kind: kindOf(symbol) });
      rows.push(`| ${linkTo(symbol, symbol.name)} | ${word} | ${cell(sentencesOf(symbol)[0] ?? '')} |`);
    }
  }
  const reexported =
    renamed.length === 0
      ? `${packageName} exports every symbol under the name it is declared with.`
      : ['| Exported as | Declared as |', '| --- | --- |', ...renamed].join('\n');
  return [
    frontMatter({
      title: `References: ${packageName}`,
      sidebar_label: 'References',
      description: `All ${rows.length} symbols that ${packageName} exports, from A to Z, each with its kind and its first sentence.`,
      keywords: ['symbol index', 'exports', 're-exports', packageName],
      custom_edit_url: null,
    }),
    `# References: ${packageName}`,
    `The package exports ${rows.length} symbols. They are listed from A to Z; the [entry page](./index.md) groups them by task.`,
    '## Exported symbols',
    ['| Symbol | Kind | What it is |', '| --- | --- | --- |', ...rows].join('\n'),
    '## Re-exports under another name',
    reexported,
    `The other reference: [${other.name}](${referenceRoute(other.tree)}/References).`,
    '',
  ].join('\n\n');
}

/** The sentences that a symbol's comment begins with, as Markdown without links. */
function sentencesOf(symbol: DeclarationReflection): string[] {
  const comment = symbol.comment ?? symbol.signatures?.[0]?.comment;
  const text = (comment?.summary ?? [])
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return text.split(/(?<=[.])\s+/);
}

/** A description of 60 to 160 characters without Markdown: as few sentences as do, with a tail if they are too short. */
function describe(sentences: string[], tail: string): string {
  // The names of packages may be short as well.
  const text = [...sentences, tail, `A part of ${site.title}.`]
    .map((sentence) => sentence.replaceAll('`', ''))
    .reduce((longer, more) => (longer.length < DESCRIPTION_LENGTH.min ? `${longer} ${more}`.trim() : longer));
  if (text.length <= DESCRIPTION_LENGTH.max) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH.max - 1).replace(/\s+\S*$/, '')}…`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The React package re-exports the base package whole, so only what it declares itself stands in one tree. */
function isInBothTrees(symbol: DeclarationReflection, sdk: SdkPackage): boolean {
  const [base] = sdkPackages;
  if (sdk === base) return true;
  const source = symbol.project.getSymbolIdFromReflection(symbol)?.fileName ?? '';
  return source.replaceAll('\\', '/').includes(`${base.folder}/`);
}

function frontMatter(fields: Record<string, unknown>): string {
  // JSON is YAML, and its quoting is never wrong.
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}
