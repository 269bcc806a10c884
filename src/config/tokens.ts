import fs from 'node:fs';

const FILE = 'src/css/tokens.css';
const css = fs.readFileSync(FILE, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Parses a selector's first block, which contains the palette and the roles of a mode. */
const block = (selector: RegExp) =>
  new Map(
    [...(selector.exec(css)?.[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  );
const light = block(/:root \{([^}]*)\}/);
const dark = block(/\[data-theme='dark'\] \{([^}]*)\}/);

/**
 * Returns a color of `tokens.css` as hex, for files without style sheets: social cards, images, head tags. Node only.
 *
 * @param name - a custom property, such as `--role-accent`
 */
export function color(name: string, mode: 'light' | 'dark' = 'light'): string {
  const value = (mode === 'dark' && dark.get(name)) || light.get(name);
  const alias = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (alias) return color(alias, mode);
  if (value && /^#[\da-f]{6}$/.test(value)) return value;
  throw new Error(
    `${FILE}: ${name} is ${value ? `"${value}". Write a hex color with six digits` : 'missing. Define it there'}.`,
  );
}
