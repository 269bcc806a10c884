import { expect, it } from 'vitest';
import { inlineConstants } from '../src/styles/inlineConstants.ts';

const write = (css: string, ...referenced: string[]) =>
  inlineConstants(css, (name) => referenced.includes(name));

it('inlines the value of a custom property that never changes', () => {
  expect(write(':root{--gap:1rem}p{margin:var(--gap)}')).toBe('p{margin:1rem}');
  expect(write('html{--a:var(--b);--b:1px}p{margin:var(--a) var( --b , 2px)}')).toBe('p{margin:1px 1px}');
  expect(write('@layer theme{:root{--a:1px}}@media print{p{margin:var(--a)}}')).toBe(
    '@layer theme{}@media print{p{margin:1px}}',
  );
});

it('uses the winning value instead of one in a layer', () => {
  expect(write('@layer theme{:root{--a:1px;color:red}}:root{--a:2px}p{margin:var(--a)}')).toBe(
    '@layer theme{:root{color:red}}p{margin:2px}',
  );
});

it('separates adjacent values', () => {
  expect(write(':root{--a:1px;--b:solid}p{border:var(--a)var(--b)red;margin:calc(var(--a)*-1)}')).toBe(
    'p{border:1px solid red;margin:calc(1px*-1)}',
  );
  expect(write(':root{--a:red}p{color:color-mix(in srgb,var(--a)5%,blue)}')).toBe(
    'p{color:color-mix(in srgb,red 5%,blue)}',
  );
});

it.each([
  ['changes with the color mode', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{margin:var(--a)}'],
  ['changes with the window', ':root{--a:1px}@media (width>9px){:root{--a:2px}}p{margin:var(--a)}'],
  ['is only there under a condition', '@media (width>9px){:root{--a:2px}}p{margin:var(--a)}'],
  ['is another on an element', ':root{--a:1px}.alert{--a:2px}p{margin:var(--a)}'],
  ['asks for one that is another on an element', ':root{--a:var(--b);--b:1}.x{--b:2}p{margin:var(--a)}'],
  ['asks for one that nothing says', ':root{--a:var(--b)}p{margin:var(--a,1px)}'],
  ['asks for itself', ':root{--a:var(--a)}p{margin:var(--a,1px)}'],
  ['takes what an element inherits', ':root{--a:inherit}p{color:var(--a)}'],
  ['would make the sheet longer', `:root{--a:${'1px '.repeat(9)}1px}p{margin:var(--a)}b{margin:var(--a)}`],
  [
    'is registered',
    '@property --a{syntax:"<length>";inherits:true;initial-value:0}:root{--a:1px}p{margin:var(--a)}',
  ],
])('keeps one that %s', (_, css) => {
  expect(write(css)).toBe(css);
});

it('keeps properties that a page or a script names', () => {
  const css = ':root{--a:1px}p{margin:var(--a)}';
  expect(write(css, '--a')).toBe(css);
});

it('inlines values inside a property that stays', () => {
  expect(write(':root{--a:1px;--b:var(--a)}html[data-theme=dark]{--b:2px}p{margin:var(--b,var(--a))}')).toBe(
    ':root{--b:1px}html[data-theme=dark]{--b:2px}p{margin:var(--b,1px)}',
  );
});
