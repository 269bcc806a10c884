import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { parseHtml } from '../src/BuiltPage.ts';
import { collectSelectorNames } from '../src/selectorNames.ts';
import { purge, purgeToClasses, removeOverridden } from '../src/styles/purge.ts';

/** Purges a sheet to what a page needs. */
function purgeFor(html: string, css: string): string {
  const names = collectSelectorNames(parseHtml(html));
  return purge(css, (name) => names.has(name));
}

describe('a purged sheet', () => {
  const columns = ['name', 'html', 'css', 'left'] as const;
  it.each(readTable('packages/post-build/tests/purged.tsv', columns))('$name', ({ html, css, left }) => {
    expect(purgeFor(html, css)).toBe(left);
  });

  it('splits a list of selectors, and keeps the order', () => {
    const css = '.a,.gone{color:red}b{color:blue}.gone,.a b{color:green}@layer base{.gone{color:red}}';
    expect(purgeFor('<p class=a><b>', css)).toBe('.a{color:red}b{color:blue}.a b{color:green}@layer base{}');
  });

  it('drops custom properties that nothing in it uses, also those that only these use', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:var(--d);--d:1px}.gone{margin:var(--b)}p{margin:var(--a)}';
    expect(purgeFor('<p>', css)).toBe(':root{--a:1px}p{margin:var(--a)}');
  });

  it('keeps custom properties that a style attribute uses', () => {
    const css = ':root{--x:var(--y);--y:1px}';
    expect(purgeFor('<p style="margin:var(--x)">', css)).toBe(css);
  });
});

it('a sheet for classes sets the custom properties that it uses within a scope', () => {
  const css =
    ':root{--a:1px;--b:2px;margin:0}[data-theme=dark]{--a:3px}p{margin:0}.a b,.gone{margin:var(--a)}';
  expect(purgeToClasses(css, (name) => name === '.a', '.box')).toBe(
    ':root .box{--a:1px}[data-theme=dark] .box{--a:3px}.a b{margin:var(--a)}',
  );
});

describe('an overridden declaration in a layer', () => {
  const after =
    ':root{--a:4px}@media screen{:root{--b:5px}}p,b{color:blue}i{color:blue;a{margin:0}}u{inline-size:2px;font:x;margin-block:2px}';
  const columns = ['name', 'layer', 'left'] as const;
  it.each(readTable('packages/post-build/tests/overridden.tsv', columns))('$name', ({ layer, left }) => {
    expect(removeOverridden(`@layer base{${layer}}${after}`)).toBe(`@layer base{${left}}${after}`);
  });
});
