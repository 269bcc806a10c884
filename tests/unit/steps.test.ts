import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Steps from '../../src/components/Steps/index.tsx';

const render = (...children: ReactNode[]) =>
  renderToStaticMarkup(h(Steps, null, ...children)).replace(/ class="[^"]*"/g, '');

it('a step begins with each numbered heading, whose text stays complete', () => {
  const second = h('h3', null, 'Step 2: read ', h('code', null, 'balance'));
  expect(render(h('h3', null, 'Step 1: sign in'), '\n', h('p', null, 'Text'), second)).toBe(
    '<div><h3 data-step="1"><span>Step 1: </span><span>sign in</span></h3><p>Text</p></div>' +
      '<div><h3 data-step="2"><span>Step 2: </span><span>read <code>balance</code></span></h3></div>',
  );
});

it('steps without a numbered heading stop the build', () => {
  expect(() => render(h('p', null, 'Text'))).toThrow('must begin with a heading such as "### Step 1:');
});
