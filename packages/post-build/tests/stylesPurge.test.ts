import { describe, expect, it } from 'vitest';
import { parseHtml } from '../src/BuiltPage.ts';
import { collectSelectorNames } from '../src/selectorNames.ts';
import { purge, purgeToClasses, removeOverridden } from '../src/styles/purge.ts';

/** Purges a sheet to what a page needs. */
function purgeFor(html: string, css: string): string {
  const names = collectSelectorNames(parseHtml(html));
  return purge(css, (name) => names.has(name));
}

describe('a purged sheet', () => {
  const kept: [what: string, css: string, html: string][] = [
    ['an element', 'p{color:red}', '<p>'],
    ['a class', '.a{color:red}', '<p class=a>'],
    ['an id', '#top{color:red}', '<p id=top>'],
    ['an attribute, whatever its value', '[data-open=true]{color:red}', '<p data-open=false>'],
    ['an attribute of ARIA', '[aria-expanded=true]{color:red}', '<p aria-expanded=false>'],
    ['states', 'a:hover:focus-visible::before{color:red}', '<a>'],
    ['what is not there', 'p:not(.gone,#gone){color:red}', '<p>'],
    ['one of several', ':is(.gone,.a):where(p,.gone) b{color:red}', '<p class=a><b>'],
    ['what is inside', 'p:has(>b){color:red}', '<p><b>'],
    ['everything', '*,::before{color:red}', '<p>'],
    ['a name with signs', '.w-1\\/2{color:red}', '<p class="w-1/2">'],
    ['SVG', 'svg path[stroke-width]{color:red}', '<svg><path stroke-width=1></svg>'],
    ['what a template holds', '.a{color:red}', '<template><p class=a></template>'],
    ['conditions', '@media print{@supports (color:red){p{color:red}}}', '<p>'],
    ['nested rules', 'p{&:hover{color:red}}', '<p>'],
    ['steps of an animation', '@keyframes in{from{opacity:0}50%{opacity:1}}', '<p>'],
    ['fonts and pages', '@font-face{font-family:Own;src:url(a.woff2)}@page{margin:1cm}', '<p>'],
    // Without an empty layer, `base` would come after `theme`.
    ['the order of layers', '@layer x,y;@layer base{}@layer theme{p{margin:1px}}', '<p>'],
  ];
  it.each(kept)('keeps %s', (_, css, html) => {
    expect(purgeFor(html, css)).toBe(css);
  });

  const dropped: [what: string, css: string][] = [
    ['an element', 'kbd{color:red}'],
    ['a class', 'p.b{color:red}'],
    ['an id', '#top{color:red}'],
    ['an attribute', '[open]{color:red}'],
    ['none of several', 'p:is(.b,.c){color:red}'],
    ['what would have to be inside', 'p:has(.b){color:red}'],
    ['what surrounds', '@media (width>1px){@supports (color:red){.b{color:red}}}'],
    ['the content of a rule that is dropped', '.b{&:hover{color:red}}'],
  ];
  it.each(dropped)('drops %s that matches nothing', (_, css) => {
    expect(purgeFor('<p class=a>', css)).toBe('');
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
  const cases: [what: string, layer: string, left: string][] = [
    ['is removed', ':root{--a:1px;--b:1px}p{color:red;margin:0}', ':root{--b:1px}p{margin:0}'],
    ['is removed in any condition', '@media print{p{color:red}}', ''],
    ['is removed under a logical name or in a shorthand', 'u{width:1px;font-size:1px;margin-top:1px}', ''],
    [
      'stays if a similar name sets another property',
      'u{height:1px;margin-left:1px}',
      'u{height:1px;margin-left:1px}',
    ],
    ['is removed for all selectors of its rule only', 'p,b{color:red}p,a{color:red}', 'p,a{color:red}'],
    ['stays if it is important', 'p{color:red!important}', 'p{color:red!important}'],
    ['stays in and for a nested rule', 'a{margin:1px;i{color:red}}', 'a{margin:1px;i{color:red}}'],
  ];
  it.each(cases)('%s', (_, layer, left) => {
    expect(removeOverridden(`@layer base{${layer}}${after}`)).toBe(`@layer base{${left}}${after}`);
  });
});
