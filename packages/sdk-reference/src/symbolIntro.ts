import path from 'node:path';
import type { Application, Comment, DeclarationReflection, Router } from 'typedoc';
import type { MarkdownApplication, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { joinBlocks } from '../../model/src/joinBlocks.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { referenceRoute } from '../../model/src/routes.ts';
import { kindWord } from '../../model/src/symbols/kindWord.ts';
import { site } from '../../../src/config/site.ts';
import { readHistory } from '../../history/src/readHistory.ts';
import { entryOf } from './entries.ts';
import { historyOf } from './historyOf.ts';
import { kindOf } from './kinds.ts';
import { pageLocation } from './pageLocation.ts';
import { positionOf } from './positionOf.ts';

/** A TypeDoc plugin that starts a symbol's page with its summary, its kind and its import. */
export default function symbolIntro(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  renderer.markdownHooks.on('content.begin', (context) => {
    const { model } = context.page;
    return model.isProject() ? '' : introOf(model as DeclarationReflection, context);
  });
}

/** Returns a symbol's comment. A function's comment is on its first signature. */
export const commentOf = (symbol: DeclarationReflection): Comment | undefined =>
  symbol.comment ?? symbol.signatures?.[0]?.comment;

/** Whether a symbol is only for readers who write a transport or a signer, or need a partial type or a cache key. */
export const isAdvanced = (symbol: DeclarationReflection): boolean =>
  commentOf(symbol)?.hasModifier('@advanced') ?? false;

const tag = (variant: string, text: string): string => `<span class="tag tag--${variant}">${text}</span>`;

/** Returns the escaped summary of a symbol. Each overload of a function has its own, below its heading. */
function summaryOf(symbol: DeclarationReflection, partials: MarkdownThemeContext['partials']): string {
  const comment = commentOf(symbol);
  if (!comment || (symbol.signatures?.length ?? 0) > 1) return '';
  const summary = comment.clone();
  summary.blockTags = [];
  summary.modifierTags = new Set();
  return partials.comment(summary);
}

function introOf(symbol: DeclarationReflection, { partials, router, page }: MarkdownThemeContext): string {
  const { name } = symbol;
  const kind = kindOf(symbol);
  const isType = kind === 'TypeAlias' || kind === 'Interface';
  const { added, isComing, changes } = historyOf(readHistory(process.cwd()), name);
  const tags = [
    tag('note', kindWord({ name, kind })),
    ...(symbol.isDeprecated() ? [tag('warning', 'Deprecated')] : []),
    ...(isAdvanced(symbol) ? [tag('neutral', 'Advanced')] : []),
    ...(isComing ? [tag('warning', 'Next')] : []),
  ];
  const facts = [
    `${tags.join(' ')} ${isComing ? 'coming' : 'added'} in ${added}`,
    twinLink(symbol, router, path.basename(path.dirname(page.filename))),
    sourceLink(symbol),
  ];
  return joinBlocks([
    summaryOf(symbol, partials),
    facts.filter(Boolean).join(' · '),
    `\`\`\`ts signature\nimport ${isType ? 'type ' : ''}{ ${name} } from '${entryOf(symbol)}';\n\`\`\``,
    ...changes,
  ]);
}

/**
 * Returns a link to the same symbol in the other reference. The React package re-exports the main entry point of the
 * base package, so symbols of other entry points and its own are only in one reference.
 */
function twinLink(symbol: DeclarationReflection, router: Router, tree: string): string {
  const [base, react] = sdkPackages;
  const isBase = tree === base.tree;
  const source = symbol.project.getSymbolIdFromReflection(symbol)?.fileName ?? '';
  const isInBoth = isBase
    ? entryOf(symbol) === base.name
    : source.replaceAll('\\', '/').includes(`${base.folder}/`);
  if (!isInBoth) return '';
  const other = isBase ? react : base;
  return `also in [${other.name}](${referenceRoute(`${other.tree}/${pageLocation(symbol, router).page}`)})`;
}

/** Returns a link to the file of a symbol's declaration. Generated files aren't in the repository. */
function sourceLink(symbol: DeclarationReflection): string {
  const file = positionOf(symbol).replace(/:\d+$/, '');
  return file.includes('/generated/') ? '' : `[Source](${site.links.source}/${site.filePath}${file})`;
}
