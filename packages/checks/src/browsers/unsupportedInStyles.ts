import type { CompatStatement, Identifier } from '@mdn/browser-compat-data' with {
  'resolution-mode': 'import',
};
import postcss, { type Node } from 'postcss';
import { css, browsersWithout, compatStatement } from './browserSupport.ts';

/** The data list functions under their value types or next to those types. */
const functions = Object.assign({}, ...Object.values(css?.types ?? {}), css?.types) as Identifier;

/** Yields the features that a node of a style sheet uses, by name. */
function* featuresOf(node: Node): Generator<readonly [string, CompatStatement | undefined]> {
  if (node.type === 'decl') {
    const { prop, value } = node as postcss.Declaration;
    yield [prop, compatStatement(css?.properties, prop)];
    const plain = value.replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
    for (const [, word = '', call] of plain.matchAll(/(?<![\w#.-])(-?[a-z][\w-]*)(\()?/gi)) {
      if (call) yield [`${word}()`, compatStatement(functions, word)];
      else yield [`${prop}: ${word}`, compatStatement(css?.properties, prop, word)];
    }
  }
  if (node.type === 'atrule') {
    const { name, params } = node as postcss.AtRule;
    yield [`@${name}`, compatStatement(css?.['at-rules'], name)];
    if (name === 'media')
      for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
        yield [
          `@media (${feature})`,
          compatStatement(css?.['at-rules'], name, feature.replace(/^(?:min|max)-/, '')),
        ];
  }
  if (node.type === 'rule') {
    const { selector } = node as postcss.Rule;
    for (const [, name = ''] of selector.matchAll(/::?(-?[a-z][a-z-]*)/g))
      yield [`:${name}`, compatStatement(css?.selectors, name)];
  }
}

const isGuarded = (node: Node): boolean =>
  node.parent !== undefined &&
  ((node.parent.type === 'atrule' && (node.parent as unknown as postcss.AtRule).name === 'supports') ||
    isGuarded(node.parent as Node));

/** Returns the features outside of `@supports` that a supported browser lacks, each with the browsers that lack it. */
export function unsupportedInStyles(sheet: string): Map<string, string> {
  const unsupported = new Map<string, string>();
  postcss.parse(sheet).walk((node) => {
    if (isGuarded(node)) return;
    for (const [name, statement] of featuresOf(node)) {
      const missing = statement ? browsersWithout(statement) : [];
      if (missing.length > 0) unsupported.set(name, missing.join(', '));
    }
  });
  return unsupported;
}
