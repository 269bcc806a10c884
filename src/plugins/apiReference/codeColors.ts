import { prism } from '../../config/prism.ts';

type Theme = NonNullable<typeof prism.theme>;

/** The site's colours of code as a style sheet, for code that is marked up when the site is built. */
export function codeColors(): string {
  return [...rules(prism.theme, ''), ...rules(prism.darkTheme, "[data-theme='dark'] "), ''].join('\n');
}

function rules(theme: Theme | undefined, prefix: string): string[] {
  return (theme?.styles ?? []).map((entry) => {
    const slant = entry?.style?.fontStyle ? ` font-style: ${entry.style.fontStyle};` : '';
    return `${prefix}.api-code .tok-${entry?.types?.[0]} { color: ${entry?.style?.color};${slant} }`;
  });
}
