import { describe, expect, it } from 'vitest';
import { readContent } from '../src/BuiltPage.ts';
import { faqDocument } from '../src/faq/faqDocument.ts';
import { jsonLdTag, insertHeadTags } from '../src/head.ts';

const url = 'https://docs.example/faq/';
const page = (body: string) =>
  `<html><head><title>FAQ</title></head><body><div class="theme-doc-markdown"><header><h1>FAQ</h1></header>${body}</div></body></html>`;
const heading = (level: number, id: string, text: string) =>
  `<h${level} id="${id}">${text}<a href="#${id}" class="hash-link" aria-label="Direct link">\u200b</a></h${level}>`;
const read = (body: string) => faqDocument(readContent('/faq/', page(body), '').article, url);
const answers = (body: string) => read(body).mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text);

describe('the questions of a page', () => {
  it('are its headings of level 3, each with the content below it', () => {
    const body =
      `<p>Introduction.</p>${heading(2, 'a', 'Group')}<p>About it.</p>` +
      `${heading(3, 'b', 'What is <code>x</code>?')}<p>One.</p><ul><li>Two</li></ul>` +
      `${heading(3, 'c', 'Why?')}<p>Three.</p>${heading(2, 'd', 'Next')}<p>No answer.</p>`;
    expect(read(body)).toEqual({
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

  it('have absolute addresses, few elements and escaped text', () => {
    const body =
      '<p class="x">See <a href="/errors#one" title="t">one</a> &amp; <code>a &lt; b</code>.<span data-markdown-ignore>!</span></p>' +
      '<div><table><thead><tr><th>Code</th></tr></thead><tbody><tr><td>one</td><td>two</td></tr></tbody></table></div>';
    expect(answers(heading(3, 'a', 'How?') + body)).toEqual([
      '<p>See <a href="https://docs.example/errors#one">one</a> &amp; a &lt; b.</p><p>one: two</p>',
    ]);
  });

  it('stop a build when there are none, or when one has no answer', () => {
    expect(() => read(heading(2, 'a', 'Group'))).toThrow(`${url} has no question`);
    expect(() => read(heading(3, 'a', 'Why?'))).toThrow(`${url} has no answer to "Why?"`);
  });
});

describe('structured data', () => {
  const data = read(`${heading(3, 'a', 'Why?')}<p>So.</p>`);

  it('is in the head, and cannot end its element', () => {
    const html = insertHeadTags(page(''), jsonLdTag(data));
    expect(html).toMatch(
      /<title>FAQ<\/title><script type="application\/ld\+json">\{[^<]*\}<\/script><\/head>/,
    );
    const [, json = ''] = /ld\+json">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(data);
  });

  it('cannot be added to a page without a head', () => {
    expect(() => insertHeadTags('<p>Nothing</p>', jsonLdTag(data))).toThrow('no </head>');
  });
});
