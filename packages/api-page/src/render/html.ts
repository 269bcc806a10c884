import { escapeHtml } from '../../../post-build/src/head.ts';

/** Markup that is safe as it stands. Everything else that goes into a template is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What a template takes between its braces; nothing is written for what is missing or false. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

/** A template for markup: `` markup`<p>${text}</p>` `` escapes `text`, and leaves other markup alone. */
export function markup(strings: TemplateStringsArray, ...values: Content[]): Html {
  const parts = onOneLine(strings);
  return new Html(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}

export const isEmpty = (content: Content): boolean => write(content) === '';

/** Markup for where a link cannot stand, such as inside another control. */
export const withoutLinks = (content: Html): Html => new Html(content.text.replace(/<\/?a\b[^>]*>/g, ''));

function write(value: Content): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(write).join('');
  return escapeHtml(String(value));
}

const compact = new WeakMap<TemplateStringsArray, string[]>();

/** A template's own line breaks are for its writer: between tags they go, between words they become a space. */
function onOneLine(strings: TemplateStringsArray): string[] {
  const known = compact.get(strings);
  if (known) return known;
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
