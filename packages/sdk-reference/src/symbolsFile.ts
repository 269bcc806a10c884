import fs from 'node:fs';
import path from 'node:path';
import type {
  Application,
  Comment,
  CommentDisplayPart,
  DeclarationReflection,
  ParameterReflection,
  ProjectReflection,
  Router,
} from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import { readHistory } from '../../history/src/readHistory.ts';
import type { ExportRecord, ParameterRecord, SymbolRecord } from '../../model/src/symbols/SymbolRecord.ts';
import { callsOf, objectOf, signaturesOf } from './declarations.ts';
import { entryOf } from './entries.ts';
import { isComing } from './historyOf.ts';
import { kindOf } from './kinds.ts';
import { pageLocation } from './pageLocation.ts';
import { isAdvanced } from './symbolIntro.ts';
import { parseThrows, throwsRecord } from './throwsTable.ts';

/** A TypeDoc plugin that writes every symbol as data to `symbols.json`, next to the pages. */
export default function symbolsFile(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  renderer.postRenderAsyncJobs.push(async ({ outputDirectory, project }) => {
    if (!renderer.router)
      throw new Error('TypeDoc has no router after rendering, so the pages of symbols are unknown.');
    const records = symbolRecords(project, renderer.router);
    fs.writeFileSync(path.join(outputDirectory, 'symbols.json'), JSON.stringify(records));
  });
}

/** Returns every symbol of a project, in the project's order. */
const symbolRecords = (project: ProjectReflection, router: Router): ExportRecord[] =>
  (project.children ?? []).map((symbol) => ({
    ...record(symbol, router),
    entry: entryOf(symbol),
  }));

/** Returns the version that added a symbol, with a remark if it isn't released yet. */
function sinceOf(comment: Comment | undefined): string {
  const version = tagsOf(comment, '@since').join(' ');
  return isComing(readHistory(process.cwd()), version) ? `${version}, which isn't released yet` : version;
}

function record(symbol: DeclarationReflection, router: Router): SymbolRecord {
  const kind = kindOf(symbol);
  const object = objectOf(symbol);
  const signatures = callsOf(symbol);
  // A function's comment is on its first signature, and an accessor's is on its getter.
  const comment = symbol.comment ?? signatures[0]?.comment ?? symbol.getSignature?.comment;
  return {
    name: symbol.name,
    kind,
    ...pageLocation(symbol, router),
    signatures: signaturesOf(symbol),
    summary: textOf(comment?.summary),
    remarks: tagsOf(comment, '@remarks').join('\n\n'),
    advanced: isAdvanced(symbol),
    since: sinceOf(comment),
    deprecated: tagsOf(comment, '@deprecated').join(' '),
    defaultValue: tagsOf(comment, '@defaultValue').join(' '),
    parameters: (signatures[0]?.parameters ?? []).map(parameter),
    returns: tagsOf(comment, '@returns').join(' '),
    throws: tagsOf(comment, '@throws').map((text) => throwsRecord(parseThrows(text))),
    examples: tagsOf(comment, '@example'),
    see: tagsOf(comment, '@see'),
    members: (symbol.children ?? object?.children ?? []).map((member) => record(member, router)),
  };
}

function parameter({ name, type, flags, defaultValue, comment }: ParameterReflection): ParameterRecord {
  return {
    name,
    type: String(type ?? 'unknown'),
    optional: flags.isOptional || defaultValue !== undefined,
    summary: textOf(comment?.summary),
  };
}

const tagsOf = (comment: Comment | undefined, tag: `@${string}`): string[] =>
  (comment?.blockTags ?? []).filter((block) => block.tag === tag).map(({ content }) => textOf(content));

const textOf = (parts: readonly CommentDisplayPart[] = []): string =>
  parts
    .map(({ kind, text }) => (kind === 'inline-tag' && /^[\w.]+$/.test(text) ? `\`${text}\`` : text))
    .join('')
    .trim();
