import { codeKinds } from '../../config/codeKinds.ts';
import { codeColors } from '../../config/prism.ts';

/** The site's colors of code as a style sheet: code is marked up when the site is built, once for both modes. */
export function colorSheet(): string {
  return [
    `:root {\n${variables('light')}}`,
    `[data-theme='dark'] {\n${variables('dark')}}`,
    ...codeKinds.map((kind) => `.tok-${kind} { color: var(--code-${kind}); }`),
    '.tok-comment { font-style: italic; }\n',
  ].join('\n');
}

const variables = (mode: keyof typeof codeColors): string =>
  codeKinds.map((kind) => `  --code-${kind}: ${codeColors[mode][kind]};\n`).join('');
