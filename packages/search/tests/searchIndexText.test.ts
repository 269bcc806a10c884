import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { parseHtml } from '../../post-build/src/BuiltPage.ts';
import { fact } from '../../api-page/src/render/facts.ts';
import { readSearchPage } from '../../post-build/src/search/readSearchPage.ts';

/** Returns the indexed text of a page with the given body below its title. */
const indexed = (body: string): string =>
  readSearchPage('/x', parseHtml(`<article><h1>X</h1>${body}</article>`))?.sections[0]?.text ?? '';

const string = (text: string) => `<span class="tok-string">${text}</span>`;
const block = (language: string, code: string, title = '') =>
  `<div class="theme-code-block language-${language}">${title && `<div class="title_a">${title}</div>`}<pre class="language-${language}"><code>${code}</code></pre></div>`;

describe('the text of code', () => {
  const literals = readTable('packages/search/tests/literals.tsv', ['literal', 'text']);
  it.each(literals)('contains quoted names, and omits values of examples: $literal', ({ literal, text }) => {
    expect(indexed(block('ts', `f(${string(literal)})`))).toBe(text);
  });

  it('omits addresses and long numbers, wherever they are', () => {
    expect(
      indexed(
        block(
          'bash',
          'curl https://api.nacre.example/v1/auth/otp --json <b>25</b> <span class="tok-number">424242</span>',
        ),
      ),
    ).toBe('curl --json 25');
  });

  it('contains only the keys of JSON', () => {
    const guide = `{ <span class="tok-type">"code"</span>: ${string('"sdk/not-found"')}, "status": <b>404</b> }`;
    expect(indexed(block('json', guide))).toBe('code status 404');
    const api = `<pre class="api-code"><code class="language-json">{ "kind": <i>"embedded"</i> }</code></pre>`;
    expect(indexed(api)).toBe('kind');
  });

  it('omits the output of a sample', () => {
    expect(indexed(`${block('text', 'genuine', 'Output')}${block('text', 'kept', 'Prompt')}`)).toBe(
      'Prompt kept',
    );
  });

  it('follows the prose of its section, which excerpts are cut from', () => {
    expect(indexed(`${block('ts', 'transfer();')}<p>Makes a transfer.</p>`)).toBe(
      'Makes a transfer.\ntransfer();',
    );
  });
});

const labels = readTable('packages/search/tests/labels.tsv', ['label', 'words']);
it.each(labels)('has the label of a section after its text: $label', ({ label, words }) => {
  expect(indexed(`${label}<p>Reads the user.</p>`)).toBe(`Reads the user.\n${words}`);
});

it('reads the rows of a table, items and blocks as phrases', () => {
  const row = '<tr><td>Invite a member</td><td>Yes</td><td>–</td><td></td><td>Owners, admins</td></tr>';
  const list =
    '<p>Sign in:</p><ul><li><strong>Address</strong></li><li>Is it new?</li><li>a <b>code</b></li></ul>';
  expect(indexed(`<div>Roles</div><table>${row}${row}</table>${list}`)).toBe(
    `Roles. ${'Invite a member: Yes; Owners, admins. '.repeat(2)}Sign in: Address. Is it new? a code.`,
  );
});

it('keeps the host of an address in prose', () => {
  expect(indexed('<p>Ask <code>https://api.nacre.example/v1/me?x=1</code>, then go on.</p>')).toBe(
    'Ask api.nacre.example, then go on.',
  );
});

it.each(['Example', 'Examples', 'Pattern'])('omits the API’s %s, and no other fact', (label) => {
  expect(indexed(`<ul>${String(fact(label, 'x'))}${String(fact('Default', 'y'))}</ul>`)).toBe('Default y.');
});

it('omits sections of links onwards, and headings without their own text', () => {
  const page = readSearchPage(
    '/x',
    parseHtml(
      `<article><h1>X</h1><h2 id="g">Group</h2><h3 id="q">Question</h3><p>Answer.</p><h2 id="n">Next steps</h2><p>Go on.</p></article>`,
    ),
  );
  expect(page?.sections.map(({ heading }) => heading)).toEqual(['', 'Question']);
});
