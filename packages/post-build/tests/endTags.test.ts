import { describe, expect, it } from 'vitest';
import { parseHtml } from '../src/BuiltPage.ts';
import { missingEndTags, insertEndTags } from '../src/endTags.ts';

const closed = (html: string) => insertEndTags(html, missingEndTags(parseHtml(html), html));

describe('end tags', () => {
  it('are written where the minifier omitted them', () => {
    expect(closed('<ul><li>a<li><p>b</ul><p>c')).toBe('<ul><li>a</li><li><p>b</p></li></ul><p>c</p>');
    expect(closed('<table><tr><td>a<td>b<tr><th></table>')).toBe(
      '<table><tr><td>a</td><td>b</td></tr><tr><th></th></tr></table>',
    );
    expect(closed('<dl><dt>a<dd>b<p>c</dl>')).toBe('<dl><dt>a</dt><dd>b<p>c</p></dd></dl>');
    expect(closed('<select><option>a<option>b</select>')).toBe(
      '<select><option>a</option><option>b</option></select>',
    );
    expect(closed('<template><p>a</template>')).toBe('<template><p>a</p></template>');
  });

  it('are written neither twice nor for void elements', () => {
    const complete =
      '<!doctype html><html lang=en><head><title>a</title></head><body><p>b<br>c<img src=x></p><svg><path d=m /><g></g></svg></body></html>';
    expect(closed(complete)).toBe(complete);
    expect(closed('<html><body><main><p>a</p></main>')).toBe('<html><body><main><p>a</p></main>');
  });

  it('keep the tree that a browser builds', () => {
    const html =
      '<main><ul><li>a <b>b</b> <li>c</ul> <table><tbody><tr><td>d <td>e</table><p>f<div>g</div></main>';
    const shape = (text: string) =>
      JSON.stringify(parseHtml(text), (key, value: unknown) =>
        /^(position|data)$/.test(key) ? undefined : value,
      );
    expect(shape(closed(html))).toBe(shape(html));
    expect(closed(html)).toContain('<p>f</p><div>');
  });

  it('are written in a fragment of a page too', () => {
    const html = '<main><p>a<p>b</main>';
    const tags = missingEndTags(parseHtml(html), html);
    expect(insertEndTags(html, tags, html.indexOf('<p>a'), html.indexOf('</main>'))).toBe('<p>a</p><p>b</p>');
  });
});
