import { describe, expect, it } from 'vitest';
import { parseHtml } from '../src/BuiltPage.ts';
import { collectSelectorNames } from '../src/selectorNames.ts';
import { checkSplit } from '../src/styles/checkSplit.ts';
import { scriptNameTest } from '../src/styles/scripts.ts';
import type { SiteNames } from '../src/styles/SiteNames.ts';
import { splitSheet, type Split } from '../src/styles/splitSheet.ts';

const siteOf = (pages: readonly string[], script = ''): SiteNames => {
  const names = pages.map((html) => collectSelectorNames(parseHtml(html)));
  const scripts = scriptNameTest([script]);
  return {
    pages: names.map((all) => (name) => all.has(name) || (name.startsWith('[') && scripts(name))),
    scripts,
    elements: new Set(names.flatMap((all) => [...all].filter((name) => /^[a-z]/.test(name)))),
  };
};

/** Splits a sheet for a site, and checks the result. */
function split(css: string, html: string | readonly string[], script?: string): Split {
  const pages = typeof html === 'string' ? [html] : html;
  const site = siteOf(pages, script);
  const sheets = splitSheet(css, site);
  checkSplit(
    css,
    sheets,
    site,
    pages.map((_, index) => `page ${index}`),
  );
  return sheets;
}

describe('the first sheet', () => {
  const firstSheetStyles: [what: string, css: string, html: string][] = [
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
  ];
  it.each(firstSheetStyles)('keeps %s', (_, css, html) => {
    expect(split(css, html)).toMatchObject({ first: css, late: '', print: '' });
  });

  const dropped: [what: string, css: string][] = [
    ['an element', 'kbd{color:red}'],
    ['a class', 'p.b{color:red}'],
    ['an id', '#top{color:red}'],
    ['an attribute', '[open]{color:red}'],
    ['none of several', 'p:is(.b,.c){color:red}'],
    ['what would have to be inside', 'p:has(.b){color:red}'],
    ['what surrounds', '@media (width>1px){@supports (color:red){.b{color:red}}}'],
  ];
  it.each(dropped)('drops %s that matches nothing', (_, css) => {
    expect(split(css, '<p class=a>')).toEqual({ first: '', late: '', print: '', ofPage: new Map() });
  });

  it('contains attributes that a script may set on existing elements, and not its classes', () => {
    const script = 'e.dataset.themeChoice=1,e.toggleAttribute("inert"),e.classList.add("shown")';
    const { first, late } = split('[data-theme-choice] p,[inert] p,.shown p{color:red}', '<p>', script);
    expect(first).toBe('[data-theme-choice] p,[inert] p{color:red}');
    expect(late).toBe('.shown p{color:red}');
  });

  it('splits a list of selectors, and keeps the order', () => {
    const { first } = split('.a,.gone{color:red}b{color:blue}.gone,.a b{color:green}', '<p class=a><b>');
    expect(first).toBe('.a{color:red}b{color:blue}.a b{color:green}');
  });

  it('omits selectors with names of two pages, which scripts may bring together', () => {
    const css = '.a .b{color:red}';
    expect(split(css, ['<p class=a>', '<p class=b>'])).toMatchObject({ first: '', late: css });
  });
});

describe('the late sheet', () => {
  it('contains styles of elements from scripts, also by the start of a name', () => {
    const css = '.drawer{color:red}.alert--danger{color:red}.gone{color:red}p mark{color:red}';
    const script = 'c("drawer"),c(`alert--${kind}`),document.createElement("mark")';
    const { first, late } = split(css, '<p>', script);
    expect(first).toBe('');
    expect(late).toBe('.drawer{color:red}.alert--danger{color:red}p mark{color:red}');
  });

  it('repeats later rules that it would now override', () => {
    const css = '.drawer{display:none;color:red}.a{display:block}p.a{display:flex}.b::before{display:flex}';
    const { first, late } = split(css, '<p class=a><b class=b>', '"drawer"');
    expect(first).toBe('.a{display:block}p.a{display:flex}.b::before{display:flex}');
    expect(late).toBe('.drawer{display:none;color:red}.a{display:block}');
  });

  it('repeats nothing of another layer, weight or element', () => {
    const css =
      '@layer x{.drawer{padding:0}}.drawer{margin:0!important}b.drawer{padding:0}.a{margin:1px}i.a{padding:1px}';
    const { late } = split(css, '<i class=a>', '"drawer","b"');
    expect(late).toBe('@layer x{.drawer{padding:0}}.drawer{margin:0!important}b.drawer{padding:0}');
  });

  it('knows properties that set each other', () => {
    const { late } = split('.drawer{margin-block:0}.a{margin:1px}', '<p class=a>', '"drawer"');
    expect(late).toBe('.drawer{margin-block:0}.a{margin:1px}');
  });
});

describe('the print sheet', () => {
  it('contains rules for print only', () => {
    const css = '.a{color:red}@media print{.a{color:#000}.gone{color:#000}.drawer{color:#000}}';
    const { first, print, late } = split(css, '<p class=a>', '"drawer"');
    expect(first).toBe('.a{color:red}');
    expect(print).toBe('@media print{.a{color:#000 !important}}');
    expect(late).toBe('@media print{.drawer{color:#000}}');
  });

  it('leaves the other half of a condition in the first sheet', () => {
    const { first, print } = split('@media print,(scripting:none){.a{color:red}}', '<p class=a>');
    expect(first).toBe('@media (scripting:none){.a{color:red}}');
    expect(print).toBe('@media print{.a{color:red !important}}');
  });

  it('overrides later rules, without repeating them', () => {
    const { print } = split(
      '@media print{.a{color:red}}.b{color:blue}.c{color:blue}',
      '<p class="a b"><p class=c>',
    );
    expect(print).toBe('@media print{.a{color:red !important}}');
  });

  it('overrides custom properties too, which the sheet of a page may contain', () => {
    const css = ':root{--ink:#111}.a{color:var(--ink)}@media print{:root{--ink:#000}}';
    expect(split(css, '<p class=a>').print).toBe('@media print{:root{--ink:#000 !important}}');
  });
});

describe('the sheet of a page', () => {
  const pages = [
    '<p class="a rare">',
    '<p class="a rare odd">',
    ...Array.from({ length: 58 }, () => '<p class=a>'),
  ];

  it('contains rules that few pages need, which the late sheet repeats for navigations', () => {
    const { first, late, ofPage } = split('.a{color:red}.rare{color:blue}.odd{margin:0}', pages);
    expect(first).toBe('.a{color:red}');
    expect([...ofPage].toSorted(([a], [b]) => a - b)).toEqual([
      [0, '.rare{color:blue}'],
      [1, '.rare{color:blue}.odd{margin:0}'],
    ]);
    expect(late).toBe('.rare{color:blue}.odd{margin:0}');
  });

  it('repeats later rules', () => {
    const { ofPage } = split('.odd{color:blue}.a{color:red}', pages);
    expect(ofPage.get(1)).toBe('.odd{color:blue}.a{color:red}');
  });

  it('contains the animations that only it uses, and no custom property of the root', () => {
    const css =
      ':root{--a:1px;--rare:var(--deep);--deep:2px;--gone:3px}.a{margin:var(--a)}.odd{margin:var(--rare);animation:spin 1s}@keyframes spin{to{rotate:1turn}}';
    const { first, ofPage } = split(css, pages);
    expect(first).toBe(':root{--a:1px;--rare:var(--deep);--deep:2px}.a{margin:var(--a)}');
    expect(ofPage.get(1)).toBe('.odd{margin:var(--rare);animation:spin 1s}@keyframes spin{to{rotate:1turn}}');
  });
});

describe('custom properties of the root', () => {
  const css =
    ':root{--a:1px}[data-theme=dark]{--a:2px}:where([data-theme=dark]){--b:3px}.bar{--a:4px}' +
    '.drawer{margin:var(--a);padding:var(--b)}';

  it('are in the first sheet, in both color modes, because late ones would restyle every element', () => {
    const { first, late } = split(css, '<html data-theme="dark"><p class="bar">', '"drawer"');
    expect(first).toBe(':root{--a:1px}[data-theme=dark]{--a:2px}:where([data-theme=dark]){--b:3px}');
    expect(late).toBe('.bar{--a:4px}.drawer{margin:var(--a);padding:var(--b)}');
  });
});

describe('a named rule', () => {
  it('goes into the sheet that uses it: custom properties, animations, typefaces, positions', () => {
    const css =
      '@font-face{font-family:"Own Sans";src:url(a.woff2)}@font-face{font-family:Gone;src:url(b.woff2)}' +
      '@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}@keyframes gone{to{opacity:.5}}' +
      '@position-try --wide{inset:0}:root{--font:"Own Sans",serif;--late:1px;--script:2px;--gone:3px}' +
      'p{font-family:var(--font);animation:in 1s;position-try-fallbacks:--wide}.drawer{margin:var(--late);animation:out 1s}';
    const { first, late } = split(css, '<p>', '"drawer","--script"');
    expect(first).toBe(
      '@font-face{font-family:"Own Sans";src:url(a.woff2)}@keyframes in{to{opacity:1}}@position-try --wide{inset:0}' +
        ':root{--font:"Own Sans",serif;--late:1px;--script:2px}' +
        'p{font-family:var(--font);animation:in 1s;position-try-fallbacks:--wide}',
    );
    expect(late).toBe('@keyframes out{to{opacity:0}}.drawer{margin:var(--late);animation:out 1s}');
  });

  it('ignores uses in rules that no page and no script needs', () => {
    const css = ':root{--y:red;--z:blue}.gone{--z:var(--y)}p{color:var(--z)}';
    expect(split(css, '<p>').first).toBe(':root{--z:blue}p{color:var(--z)}');
  });

  it('counts uses in style attributes', () => {
    expect(split(':root{--x:1px}', '<p style="margin:var(--x)">').first).toBe(':root{--x:1px}');
  });
});

describe('cascade layers', () => {
  it('are declared in their order, even if the first sheet has nothing of them', () => {
    const css = '@layer base{.drawer{margin:0}}@layer theme{p{margin:1px}}@layer more,last;';
    const { first, late } = split(css, '<p>', '"drawer"');
    expect(first).toBe('@layer base,theme,more,last;@layer theme{p{margin:1px}}');
    expect(late).toBe('@layer base{.drawer{margin:0}}');
  });

  it('drop declarations that unlayered rules override for the same elements', () => {
    const css =
      '@layer base{:root{--a:1px;--b:var(--c);--c:1px}html[data-theme=dark]{--a:2px}[data-theme=dark]{--a:3px}p{color:red!important}}' +
      ':root{--a:4px}@media screen{:root{--b:5px}}p{color:blue;margin:var(--a) var(--b)}';
    expect(split(css, '<html data-theme=dark><p>').first).toBe(
      '@layer base;@layer base{:root{--b:var(--c);--c:1px}[data-theme=dark]{--a:3px}p{color:red!important}}' +
        ':root{--a:4px}@media screen{:root{--b:5px}}p{color:blue;margin:var(--a) var(--b)}',
    );
  });

  it('drop them for each selector of a rule separately', () => {
    const css = '@layer base{p,b{color:red;margin:0}}p{color:blue}';
    expect(split(css, '<p><b>').first).toBe(
      '@layer base;@layer base{b{color:red;margin:0}p{margin:0}}p{color:blue}',
    );
  });
});

describe('faults', () => {
  it('of an unsupported sheet are named', () => {
    expect(() => split('p{color:red;b{color:blue}}', '<p>')).toThrow('the rule "p" contains another one');
    expect(() => split('@import "x.css";', '<p>')).toThrow('@import');
  });

  it('of a split name the page and the lost style', () => {
    const css = 'p{color:red}b{color:blue}';
    const pages = ['<p><b>', ...Array.from({ length: 30 }, () => '<p>')];
    const site = siteOf(pages);
    const sheets = { ...splitSheet(css, site), ofPage: new Map() };
    const check = (change: Partial<Split>) => checkSplit(css, { ...sheets, ...change }, site, ['rare.html']);
    expect(() => check({})).toThrow(
      'rare.html: the style sheets lack "b { color: blue }", and 0 more declarations',
    );
    expect(() => check({ first: css })).not.toThrow();
    expect(() => check({ ofPage: new Map([[0, 'b{color:blue}']]), late: '' })).toThrow(
      'all pages and scripts: the style sheets lack',
    );
  });
});
