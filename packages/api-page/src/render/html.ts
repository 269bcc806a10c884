import { escapeHtml } from '../../../model/src/escapeHtml.ts';

/** Markup that is safe to insert unchanged. All other values in a template are escaped. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** A value that a template accepts between its braces. Missing values and `false` render as nothing. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

/** Template tag for markup. `` markup`<p>${text}</p>` `` escapes `text`, unless it's already `Html`. */
export function markup(strings: TemplateStringsArray, ...values: Content[]): Html {
  const parts = onOneLine(strings);
  return new Html(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}

export const isEmpty = (content: Content): boolean => write(content) === '';

/** Removes the links from markup, for places that can't contain any, such as another control. */
export const withoutLinks = (content: Html): Html => new Html(content.text.replace(/<\/?a\b[^>]*>/g, ''));

function write(value: Content): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  return escapeHtml(String(value));
}

const compact = new WeakMap<TemplateStringsArray, string[]>();

/** Removes a template's own line breaks, which only format the source. Between words, they become a space. */
function onOneLine(strings: TemplateStringsArray): string[] {
  const cached = compact.get(strings);
  if (cached) return cached;
  const parts = strings.map((part) =>
    part.replace(/\s*\n\s*/g, (space, offset: number) => {
      const before = part[offset - 1];
      const after = part[offset + space.length];
      return !before || !after || before === '>' || after === '<' || after === '>' ? '' : ' ';
    }),
  );
  compact.set(strings, parts);
  return parts;
}
