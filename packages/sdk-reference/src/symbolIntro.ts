import type { Application, Comment, DeclarationReflection } from 'typedoc';
import type { MarkdownApplication, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { kindWord } from '../../model/src/symbols/kindWord.ts';
import { readHistory } from '../../history/src/readHistory.ts';
import { entryOf } from './entries.ts';
import { historyOf } from './historyOf.ts';
import { kindOf } from './kinds.ts';

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

function introOf(symbol: DeclarationReflection, { partials }: MarkdownThemeContext): string {
  const { name } = symbol;
  const kind = kindOf(symbol);
  const isType = kind === 'TypeAlias' || kind === 'Interface';
  const tags = [
    tag('note', kindWord({ name, kind })),
    ...(symbol.isDeprecated() ? [tag('warning', 'Deprecated')] : []),
    ...(isAdvanced(symbol) ? [tag('neutral', 'Advanced')] : []),
  ];
  const importLine = `import ${isType ? 'type ' : ''}{ ${name} } from '${entryOf(symbol)}';`;
  const { added, isComing, changes } = historyOf(readHistory(process.cwd()), name);
  return [
    summaryOf(symbol, partials),
    isComing
      ? `${[...tags, tag('warning', 'Next')].join(' ')} coming in ${added}: \`${importLine}\``
      : `${tags.join(' ')} added in ${added}: \`${importLine}\``,
    ...changes,
  ]
    .filter(Boolean)
    .join('\n\n');
}
