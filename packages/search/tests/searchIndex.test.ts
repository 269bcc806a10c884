import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPage } from '../../../tests/support/searchedSite.ts';
import { parseHtml } from '../../post-build/src/BuiltPage.ts';
import { packIndex } from '../src/packIndex.ts';
import { readSearchPage } from '../../post-build/src/search/readSearchPage.ts';
import { LEVELS, packPostings, unpackPostings, type SearchPage, type TextPiece } from '../src/pieces.ts';
import { stripSearchAttributes } from '../../post-build/src/search/stripSearchAttributes.ts';
import { termsOf } from '../src/terms.ts';

const html = (body: string, head = '') => parseHtml(`<html><head>${head}</head><body>${body}</body></html>`);

it('removes the search attributes of a page, and nothing else', () => {
  const read = (notes: [string, string, string]) =>
    `<p class=a${notes[0]} id=b>x</p><tr id="row"${notes[1]}><td${notes[2]}>data-search-title=x</td></tr>`;
  const noted = read([
    ' data-search-keywords="GET /a, b"',
    ' data-search-title=sdk/timeout',
    ' data-search-ignore',
  ]);
  const keywords = `<meta data-rh=true name=keywords content="a,b">`;
  expect(stripSearchAttributes(keywords + noted)).toBe(read(['', '', '']));
});

describe('readPage', () => {
  it('reads a title, sections with their anchors, keywords and breadcrumbs', () => {
    const page = readSearchPage(
      '/a/b',
      html(
        `<article><nav class="theme-doc-breadcrumbs"><ul><li></li><li>Products</li><li>Auth</li></ul></nav>
         <h1>Auth</h1><p>Before.</p><h2 id="one">One<a class="hash-link" href="#one">#</a></h2><p>Text <b>in</b> it.</p>
         <p data-search-keywords="getUser, GET /users">x</p></article>`,
        '<meta name="description" content="What it is."><meta name="keywords" content="a,b">',
      ),
    );
    expect(page).toEqual({
      url: '/a/b',
      kind: 'guide',
      title: 'Auth',
      description: 'What it is.',
      keywords: 'a, b',
      breadcrumb: ['Products'],
      sections: [
        { heading: '', anchor: '', text: 'Before.' },
        { heading: 'One', anchor: 'one', text: 'Text in it. x.', keywords: 'getUser, GET /users' },
      ],
    });
  });

  it('makes a section of a row with a search title, and then continues the one around it', () => {
    const page = readSearchPage(
      '/x',
      html(
        `<article><h1>X</h1><h2 id="t">Table</h2><table><tr id="row" data-search-title="sdk/timeout"><td>Late.</td></tr></table><p>After.</p></article>`,
      ),
    );
    expect(page?.sections.slice(1)).toEqual([
      { heading: 'Table', anchor: 't', text: 'After.' },
      { heading: 'sdk/timeout', anchor: 'row', text: 'Late.' },
    ]);
  });

  it('omits buttons, navigation, hidden parts and ignored ones', () => {
    const page = readSearchPage(
      '/x',
      html(
        `<article><h1>X</h1><button>Copy</button><nav>N</nav><p aria-hidden="true">H</p><p data-search-ignore>I</p><p>Kept</p></article>`,
      ),
    );
    expect(page?.sections).toEqual([{ heading: '', anchor: '', text: 'Kept.' }]);
  });

  it('skips a page without a document', () => {
    expect(readSearchPage('/', html('<main><h1>X</h1></main>'))).toBeUndefined();
    expect(readSearchPage('/', html('<article><h2>X</h2></article>'))).toBeUndefined();
  });

  it('merges the common headings of a reference into their symbol, and omits links onwards', () => {
    const page = readSearchPage(
      '/api/sdk-base/Class.Client',
      html(
        '<article><h1>Client</h1><h2 id="methods">Methods</h2><h3 id="status">status()</h3><p>Asks.</p><h2 id="more">Remarks</h2><p>Often.</p><h2 id="see">See also</h2><p>Quick start</p><h2 id="x">Example</h2><p>How.</p></article>',
      ),
    );
    expect(page?.sections.map(({ heading }) => heading)).toEqual(['', 'status()']);
    expect(page?.sections[1]?.text).toBe('Asks. Often. How.');
  });

  it.each([
    ['/products/nacre-auth', 'guide', undefined],
    ['/products/embedded-wallet/exceptions', 'guide', 'error'],
    ['/backend-openapi', 'api', undefined],
    ['/api/introduction', 'guide', undefined],
    ['/api/sdk-base/Class.Client', 'sdk-base', undefined],
    ['/api/sdk-react/', 'sdk-react', undefined],
  ])('returns the kind of %s, and of its rows', (url, kind, ofRow) => {
    const page = readSearchPage(
      url,
      html('<article><h1>X</h1><p id="r" data-search-title="a/b">R</p></article>'),
    );
    expect(page?.kind).toBe(kind);
    expect(page?.sections[1]?.kind).toBe(ofRow);
  });
});

it('postings are unpacked as they were packed, with their scores', () => {
  const postings = fc
    .uniqueArray(fc.nat(1_000_000))
    .chain((texts) =>
      fc.tuple(
        fc.constant(texts.toSorted((a, b) => a - b)),
        fc.array(fc.nat(LEVELS - 1), { minLength: texts.length, maxLength: texts.length }),
      ),
    )
    .map(([texts, times]) => texts.map((text, index) => [text, times[index] ?? 0] as [number, number]));
  fc.assert(
    fc.property(postings, (list) => {
      const back: [number, number][] = [];
      unpackPostings(packPostings(list), (text, times) => back.push([text, times]));
      expect(back).toEqual(list);
    }),
  );
});

describe('termsOf', () => {
  it('returns the words of an identifier, and the whole identifier', () => {
    expect([...termsOf('useTokenBalances()')]).toEqual(['us', 'token', 'balanc', 'usetokenbalances']);
  });

  it('returns every suffix of a name', () => {
    expect([...termsOf('useTokenBalances', true)]).toContain('tokenbalances');
  });

  it('never throws, whatever the text', () => {
    const codes = fc.array(fc.nat(0x10_ffff));
    fc.assert(fc.property(codes, (points) => void [...termsOf(String.fromCodePoint(...points), true)]));
  });
});

describe('packIndex', () => {
  const filesOf = (...pages: SearchPage[]) => packIndex(pages, { areas: ['api'] }).map(({ file }) => file);

  it('names pieces after their bytes', () => {
    const [[names, keywords], other] = [filesOf(searchPage('/p', 'A')), filesOf(searchPage('/p', 'B'))];
    expect(filesOf(searchPage('/p', 'A'))[0]).toBe(names);
    expect(other[0]).not.toBe(names);
    expect(other[1]).toBe(keywords);
  });

  it('packs texts into pieces of at least 1.5 million characters', () => {
    const pages = Array.from({ length: 5 }, (_, number) =>
      searchPage(`/${number}`, 'P', '.'.repeat(800_000)),
    );
    const pieces = packIndex(pages).filter(({ file }) => file.includes('-text'));
    expect(pieces.map(({ content }) => (JSON.parse(content) as TextPiece).from)).toEqual([0, 2, 4]);
  });

  it('packs the same pieces of an area, however many pages are in others', () => {
    const ofApi = (...pages: SearchPage[]) =>
      filesOf(searchPage('/api/a', 'A'), ...pages).filter((file) => file.includes('/api-'));
    expect(ofApi()).toHaveLength(3);
    expect(ofApi(...Array.from({ length: 3000 }, (_, number) => searchPage(`/p/${number}`, 'P')))).toEqual(
      ofApi(),
    );
  });
});
