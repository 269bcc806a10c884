import type {
  Application,
  Comment,
  CommentTag,
  DeclarationReflection,
  SignatureReflection,
  SomeType,
} from 'typedoc';
import type { MarkdownApplication, MarkdownTheme, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { readHistory } from '../../history/src/readHistory.ts';
import {
  CONSTRUCTOR,
  callText,
  indexSignatureOf,
  signaturesOf,
  typeString,
  useWholeTypes,
} from './declarations.ts';
import { isComing } from './historyOf.ts';
import { kindOf } from './kinds.ts';
import { escapeTags } from './page.ts';
import { parseThrows, throwsTable } from './throwsTable.ts';
import { escapeHtml } from '../../model/src/escapeHtml.ts';
import { joinBlocks } from '../../model/src/joinBlocks.ts';
import { typeNames } from '../../model/src/symbols/typeNames.ts';

type CommentOptions = Parameters<MarkdownThemeContext['partials']['comment']>[1];

/** Tags that are shown directly below the signature. All others follow the parameters. */
const FIRST_TAGS = new Set(['@deprecated', '@example']);
/** Tags that aren't written as a heading with a text. */
const SEPARATE_TAGS = new Set(['@throws', '@since']);
/** Heading level of the page's own symbol, whose summary and version are below its title. */
const TITLE_LEVEL = 2;

/**
 * A TypeDoc plugin that rearranges the theme's output. Examples follow the signature, errors are in one table, and
 * types are code with links. The theme has no options for these, so its partials are replaced individually.
 */
export default function rearrangeTheme(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  renderer.on('beginRender', ({ project }) => {
    useWholeTypes(project);
    const theme = renderer.theme as MarkdownTheme;
    const contextOf = theme.getRenderContext.bind(theme);
    theme.getRenderContext = (page) => arrange(contextOf(page));
  });
  renderer.on('endPage', (page) => {
    page.contents = withAnchors(withNumbers(page.contents ?? ''));
  });
}

const QUERY_DOCS = 'https://tanstack.com/query/v5/docs/framework/react/reference';

/** Links for the return types of hooks, which belong to TanStack Query and are documented there. */
const EXTERNAL_LINKS = new Map([
  ['UseQueryResult', `${QUERY_DOCS}/useQuery`],
  ['UseInfiniteQueryResult', `${QUERY_DOCS}/useInfiniteQuery`],
  ['UseMutationResult', `${QUERY_DOCS}/useMutation`],
]);

/** Returns a function that links names in types on the context's page, except for the page's own symbol. */
function linksOf(context: MarkdownThemeContext): (name: string) => string | undefined {
  const { model, project } = context.page;
  return (name) => {
    const symbol = project.getChildByName([name]);
    if (symbol) return symbol === model ? undefined : context.urlTo(symbol);
    return EXTERNAL_LINKS.get(name);
  };
}

const heading = (level: number, text: string): string => `${'#'.repeat(level)} ${text}`;

/** Adds the anchors of names such as `$`, of which a heading has none. TypeDoc's links lead to `_`, `_-1` and so on. */
function withAnchors(contents: string): string {
  let count = 0;
  return contents.replace(/^#+ [^\p{L}\p{N}\n]+$/gmu, (line) => {
    count += 1;
    return `<a id="${count === 1 ? '_' : `_-${count - 1}`}"></a>\n\n${line}`;
  });
}

/** Numbers the signatures of each overloaded function and constructor, which otherwise have the same heading. */
function withNumbers(contents: string): string {
  const constructors = contents.match(/^### Constructor$/gm)?.length ?? 0;
  let count = 0;
  let level = 0;
  return contents.replace(/^(#+) (.*)$/gm, (line, hashes: string, text: string) => {
    if (text === 'Call Signature' || (line === '### Constructor' && constructors > 1)) {
      level = hashes.length;
      count += 1;
      // TypeDoc's links lead to the first constructor by its name alone.
      if (text === 'Constructor') return count === 1 ? line : `${line} ${count}`;
      return `${hashes} Overload ${count}`;
    }
    if (hashes.length < level) count = 0;
    return line;
  });
}

/** The word `signature` turns the block's names into links, see `packages/markdown/src/codeBlocks/remarkCode.ts`. */
const signatureBlock = (text: string): string => `\`\`\`ts signature\n${text};\n\`\`\``;

/** Replaces "Since" with "Coming in" for a version that isn't released yet. */
const withComing = (text: string): string =>
  text.replaceAll(/\*\*Since\*\*\s+(\d+\.\d+\.\d+)/g, (since, version: string) =>
    isComing(readHistory(process.cwd()), version) ? `**Coming in ${version}**` : since,
  );

function arrange(context: MarkdownThemeContext): MarkdownThemeContext {
  const { helpers, partials } = context;
  const { comment: writeComment, signatureReturns: writeReturns } = partials;
  const { getDescriptionForComment } = helpers;
  helpers.getDescriptionForComment = (comment) => escapeTags(getDescriptionForComment(comment) ?? '');
  const addressOf = linksOf(context);
  const inline = (type: SomeType | undefined): string => (type ? typeText(typeString(type), addressOf) : '');

  const errors = (tags: readonly CommentTag[], level: number): string | undefined => {
    const throwsTags = tags.map(({ content }) => parseThrows(context.helpers.getCommentParts(content)));
    return throwsTags.length > 0
      ? `${heading(level, 'Throws')}\n\n${throwsTable(throwsTags, addressOf)}`
      : undefined;
  };

  partials.comment = (comment, options = {}) => {
    const { showSummary = true, showTags = true, isTableColumn, headingLevel } = options;
    if (isTableColumn || !headingLevel) return withComing(writeComment(comment, options));
    // The page's own summary is below its title.
    const hasSummary = headingLevel > TITLE_LEVEL;
    const part = (tags: readonly CommentTag[], withSummary = false): string =>
      writePart(comment, tags, { ...options, showSummary: withSummary, showTags: true }, writeComment);
    const [firstTags, throwsTags, otherTags] = [
      comment.blockTags.filter(({ tag }) => FIRST_TAGS.has(tag)),
      comment.blockTags.filter(({ tag }) => tag === '@throws'),
      comment.blockTags.filter(({ tag }) => !FIRST_TAGS.has(tag) && !SEPARATE_TAGS.has(tag)),
    ];
    const since = hasSummary && comment.getTag('@since')?.content;
    return joinBlocks([
      showSummary && part(firstTags, hasSummary),
      showTags && errors(throwsTags, headingLevel),
      showTags && part(otherTags),
      showTags &&
        since &&
        withComing(`**Since** ${context.helpers.getCommentParts(since).trim()}.`).replaceAll('**', ''),
    ]);
  };

  partials.signatureTitle = (signature) => signatureBlock(textOf(signature));
  partials.indexSignature = (signature, options) =>
    joinBlocks([
      signatureBlock(indexSignatureOf(signature)),
      signature.comment && partials.comment(signature.comment, options),
    ]);
  partials.declarationTitle = (symbol) => signatureBlock(signaturesOf(symbol)[0] ?? symbol.name);
  partials.someType = inline;
  partials.reflectionType = inline;
  partials.functionType = (calls) => typeText(calls.map((call) => callText(call)).join('; '), addressOf);

  partials.typeDeclarationUnionContainer = (symbol, { headingLevel }) =>
    joinBlocks(
      variantsOf(symbol).map((variant) =>
        joinBlocks([
          heading(headingLevel + 1, `\`${labelOf(variant)}\``),
          partials.typeDeclarationContainer(symbol, variant, { headingLevel: headingLevel + 1 }),
        ]),
      ),
    );

  partials.signatureReturns = (signature, options) => {
    const { type } = signature;
    // A constructor's name already states its return type.
    if (signature.kindOf(CONSTRUCTOR)) return '';
    if (type?.type === 'reflection') return writeReturns(signature, options);
    const tag = signature.comment?.getTag('@returns');
    const text = tag && context.helpers.getCommentParts(tag.content).trim();
    if (!text && String(type) === 'void') return '';
    return `${heading(options.headingLevel, 'Returns')}\n\n${inline(type)}${text ? `: ${text}` : ''}`;
  };

  partials.inheritance = (member, { headingLevel }) => {
    if (headingLevel === -1) return '';
    const { implementationOf, inheritedFrom, overwrites } = member;
    const line = (word: string, type: typeof inheritedFrom) =>
      type && `${word} <span class="type">${partials.typeAndParent(type)}</span>.`;
    return joinBlocks([
      line('Implements', implementationOf),
      line('Inherited from', inheritedFrom),
      line('Overrides', overwrites),
    ]);
  };
  return context;
}

/** Returns the object types of a union. */
const variantsOf = ({ type }: DeclarationReflection): DeclarationReflection[] =>
  type?.type === 'union'
    ? type.types.flatMap((variant) => (variant.type === 'reflection' ? [variant.declaration] : []))
    : [];

/** Returns the discriminant of an object in a union, such as `kind: 'message'`. */
function labelOf({ children = [] }: DeclarationReflection): string {
  const discriminant = children.find(({ type }) => type?.type === 'literal');
  return discriminant ? `${discriminant.name}: ${String(discriminant.type).replaceAll('"', "'")}` : 'object';
}

/** Writes a comment with some of its tags. */
function writePart(
  comment: Comment,
  blockTags: readonly CommentTag[],
  options: CommentOptions,
  write: MarkdownThemeContext['partials']['comment'],
): string {
  const part = comment.clone();
  part.blockTags = blockTags.map(withTitle);
  part.modifierTags = new Set([...comment.modifierTags].filter((tag) => tag !== '@advanced'));
  return write(part, options);
}

/** Moves an example's name to the title of its code block, as in the guides. */
function withTitle(tag: CommentTag): CommentTag {
  const [code, ...more] = tag.content;
  if (tag.tag !== '@example' || !tag.name || code?.kind !== 'code' || more.length > 0) return tag;
  const titled = tag.clone();
  titled.name = undefined;
  titled.content = [{ ...code, text: code.text.replace(/^```\w+/, `$& title=${JSON.stringify(tag.name)}`) }];
  return titled;
}

function textOf(signature: SignatureReflection): string {
  const symbol = signature.parent as DeclarationReflection;
  // The signature of an object that can be called has no name.
  if (signature.name === '__type' || kindOf(symbol) === 'Interface') return callText(signature);
  const all = symbol.signatures ?? [symbol.getSignature, symbol.setSignature].filter(Boolean);
  return signaturesOf(symbol)[Math.max(0, all.indexOf(signature))] ?? signature.name;
}

const code = (text: string): string => `<code>${escapeHtml(text).replaceAll('|', '&#124;')}</code>`;

/**
 * Formats a type as one piece of code with links, for a line of text or a table cell. Special characters are written as
 * HTML entities, since the bar of a union would end a cell.
 */
export function typeText(type: string, addressOf: (name: string) => string | undefined): string {
  const text = type.replace(/\s+/g, ' ').replace(/"([^"']*)"/g, "'$1'");
  let html = '';
  let pos = 0;
  for (const { name, start } of typeNames(text)) {
    const address = addressOf(name);
    if (!address) continue;
    if (start > pos) html += code(text.slice(pos, start));
    html += `[${code(name)}](${address})`;
    pos = start + name.length;
  }
  if (pos < text.length) html += code(text.slice(pos));
  return `<span class="type">${html}</span>`;
}
