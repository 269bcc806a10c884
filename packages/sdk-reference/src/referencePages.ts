import fs from 'node:fs';
import path from 'node:path';
import type { Application, DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import type { MarkdownApplication, MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { writeFrontMatter } from '../../model/src/frontMatter.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { kindWord } from '../../model/src/symbols/kindWord.ts';
import { site } from '../../../src/config/site.ts';
import { entryOf } from './entries.ts';
import { identifierWords } from './identifierWords.ts';
import { kindOf } from './kinds.ts';
import { indexPage, referencesPage } from './indexPages.ts';
import { sentencesOf, type ReferenceContext } from './page.ts';

/** Matches rows of required properties, for which TypeDoc writes the default `undefined`. */
const REQUIRED_PROPERTY = /^(\| <a id="[^"]*"><\/a> `\w+` \| .*? \| )`undefined` \|/gm;

const DESCRIPTION_LENGTH = { min: 60, max: 160 };

/**
 * A TypeDoc plugin that completes the Markdown pages. It adds front matter for search and previews, and the
 * `References` page, which TypeDoc only writes as a section of the index.
 */
export default function referencePages(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  const originOf = (directory: string): ReferenceContext => {
    const sdk = sdkPackages.find(({ tree }) => tree === path.basename(directory));
    const otherSdk = sdkPackages.find((candidate) => candidate !== sdk);
    const { router } = renderer;
    if (!sdk || !otherSdk || !router)
      throw new Error(
        `${directory}: no package in packages/model/src/packages.ts has this folder for its reference.`,
      );
    return { sdk, otherSdk, router };
  };
  renderer.on('endPage', (page: MarkdownPageEvent) => {
    const origin = originOf(path.dirname(page.filename));
    const model = page.model as Reflection;
    page.contents = model.isProject()
      ? indexPage(model as ProjectReflection, origin)
      : symbolPage(page.contents ?? '', model as DeclarationReflection);
  });
  renderer.postRenderAsyncJobs.push(async ({ outputDirectory, project }) => {
    const file = path.join(outputDirectory, 'References.md');
    fs.writeFileSync(file, referencesPage(project, originOf(outputDirectory)));
  });
}

/** The sections of a page that follow its members in the result, and the members. The example of a class stays first. */
const MEMBERS =
  /(^## (?:Remarks|See also)\n[\s\S]*?)(^## (?:Implements|Extends|Extended by|Constructors|Properties|Methods)\n[\s\S]*)|(^## [\s\S]*?)(^## Enumeration Members\n[\s\S]*)/m;

function symbolPage(contents: string, symbol: DeclarationReflection): string {
  const kind = kindOf(symbol);
  const word = kindWord({ name: symbol.name, kind });
  const words = identifierWords(symbol.name);
  const body = contents
    // Comments have absolute links to guides, for editors. Within the site, only paths are checked.
    .replaceAll(`](${site.links.docs}/`, '](/')
    .replace(/^## See$/m, '## See also')
    .replace(REQUIRED_PROPERTY, '$1required |')
    .replace(MEMBERS, (_, ...[text, members, enumText, enumMembers]: string[]) =>
      [members ?? enumMembers, text ?? enumText].map((part = '') => part.trimEnd()).join('\n\n'),
    );
  return (
    writeFrontMatter({
      title: symbol.name,
      description: describe(sentencesOf(symbol), `${word} ${symbol.name} of ${entryOf(symbol)}.`),
      keywords: [
        ...new Set([symbol.name.toLowerCase(), words.join(' '), words.join('_'), ...words, kind, word]),
      ],
      custom_edit_url: null,
    }) +
    body.trimEnd() +
    '\n'
  );
}

/** Returns a description of 60 to 160 characters without Markdown, from as few sentences as possible, plus a tail. */
function describe(sentences: string[], tail: string): string {
  // The tail may still be too short, if the package has a short name.
  const text = [...sentences, tail, `A part of ${site.title}.`]
    .map((sentence) => sentence.replaceAll('`', ''))
    .reduce((joined, sentence) =>
      joined.length < DESCRIPTION_LENGTH.min ? `${joined} ${sentence}`.trim() : joined,
    );
  if (text.length <= DESCRIPTION_LENGTH.max) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH.max - 1).replace(/\s+\S*$/, '')}…`;
}
