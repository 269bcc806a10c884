import { describe, expect, it } from 'vitest';
import { faqDocument, withStructuredData } from '../../src/plugins/builtSite/faq/faqDocument.ts';

const url = 'https://docs.example/faq/';
const page = (body: string) =>
  `<html><head><title>FAQ</title></head><body><div class="theme-doc-markdown"><header><h1>FAQ</h1></header>${body}</div></body></html>`;
const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link">\u200b</a></h${level}>`;
const answers = (body: string) =>
  faqDocument(page(body), url).mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text);

describe('the questions of a page', () => {
  it('are its headings of level 3, each with what stands under it', () => {
    const body =
      `<p>Introduction.</p>${heading(2, 'a', 'Group')}<p>About it.</p>` +
      `${heading(3, 'b', 'What is <code>x</code>?')}<p>One.</p><ul><li>Two</li></ul>` +
      `${heading(3, 'c', 'Why?')}<p>Three.</p>${heading(2, 'd', 'Next')}<p>No answer.</p>`;
    expect(faqDocument(page(body), url)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What is x?',
          url: `${url}#b`,
          acceptedAnswer: { '@type': 'Answer', text: '<p>One.</p><ul><li>Two</li></ul>' },
        },
        {
          '@type': 'Question',
          name: 'Why?',
          url: `${url}#c`,
          acceptedAnswer: { '@type': 'Answer', text: '<p>Three.</p>' },
        },
      ],
    });
  });

  it('have whole addresses, few elements and text that stays text', () => {
    const body =
      '<p class="x">See <a href="/errors#one" title="t">one</a> &amp; <code>a &lt; b</code>.<span data-markdown-ignore>!</span></p>' +
      '<div><table><thead><tr><th>Code</th></tr></thead><tbody><tr><td>one</td><td>two</td></tr></tbody></table></div>';
    expect(answers(heading(3, 'a', 'How?') + body)).toEqual([
      '<p>See <a href="https://docs.example/errors#one">one</a> &amp; a &lt; b.</p><p>one: two</p>',
    ]);
  });

  it('stop a build when there are none, or when one has no answer', () => {
    expect(() => faqDocument(page(heading(2, 'a', 'Group')), url)).toThrow(`${url} has no question`);
    expect(() => faqDocument(page(heading(3, 'a', 'Why?')), url)).toThrow(`${url} has no answer to "Why?"`);
  });
});

describe('structured data', () => {
  const data = faqDocument(page(`${heading(3, 'a', 'Why?')}<p>So.</p>`), url);

  it('stands in the head and cannot end its element', () => {
    const html = withStructuredData(page(''), data);
    expect(html).toMatch(
      /<title>FAQ<\/title><script type="application\/ld\+json">\{[^<]*\}<\/script><\/head>/,
    );
    const [, json = ''] = /ld\+json">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(data);
  });

  it('is refused by a page without a title', () => {
    expect(() => withStructuredData('<p>Nothing</p>', data)).toThrow('no title');
  });
});
