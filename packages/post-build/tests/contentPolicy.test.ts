import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../../src/config/policy.ts';
import { withoutCache } from '../../model/src/cache/Cache.ts';
import { readTable } from '../../model/src/readTable.ts';
import { policy } from '../src/policy/index.ts';
import { findViolations } from '../src/policy/violations.ts';
import { readScriptHashes, scriptHashes } from '../src/policy/scriptHashes.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root, write } = temporaryFolder();
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

const page = (body: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>a < b</title></head><body>${body}</body></html>`;

/** Applies the step to pages with the given bodies. */
const withPolicy = (bodies: readonly string[]): string[] => {
  const names = bodies.map((_, index) => `page-${index}.html`);
  const otherFiles = names.map((file) => ({ file })) as never;
  const { html = [] } = policy({ pages: [], otherFiles, memoize: withoutCache });
  return [...html].map(([file, change]) => change(page(bodies[names.indexOf(file)] ?? '')));
};

describe('the policy', () => {
  const hashes = [sha256('a')];

  it('allows only named sources, and no script or style inside the page', () => {
    const text = contentPolicy({ hashes, meta: false });
    expect(text).toMatch(/^default-src 'self'; /);
    expect(text).toContain(`script-src 'self' '${sha256('a')}';`);
    expect(text).toContain("frame-ancestors 'none'");
    expect(text).toContain(
      "require-trusted-types-for 'script'; trusted-types docs#scripts docs#html default",
    );
    expect(text).not.toMatch(/unsafe|\*|https?:/);
  });

  it('allows only the site for file types without a directive, and no frame, plugin or media at all', () => {
    const directives = new Map(
      contentPolicy({ hashes, meta: false })
        .split('; ')
        .map((text) => text.split(/ (.*)/) as [string, string]),
    );
    const fallbacks: Record<string, string> = { 'worker-src': 'script-src', 'fenced-frame-src': 'frame-src' };
    const effective = (name: string): string | undefined =>
      directives.get(name) ?? directives.get(fallbacks[name] ?? 'default-src');
    // To Firefox, a prefetched file is of none of the named kinds, so 'none' as the default would block all of them.
    for (const name of ['default-src', 'connect-src', 'font-src', 'manifest-src', 'style-src']) {
      expect(effective(name), name).toBe("'self'");
    }
    for (const name of ['frame-src', 'fenced-frame-src', 'media-src', 'object-src']) {
      expect(effective(name), name).toBe("'none'");
    }
    for (const name of ['script-src', 'worker-src']) {
      expect(effective(name), name).toBe(`'self' '${sha256('a')}'`);
    }
    expect(effective('img-src')).toBe("'self' data:");
  });

  it('omits directives in a page that apply in a header only', () => {
    const header = contentPolicy({ hashes, meta: false }).split('; ');
    const inPage = contentPolicy({ hashes, meta: true }).split('; ');
    expect(header.filter((directive) => !inPage.includes(directive))).toEqual(["frame-ancestors 'none'"]);
  });
});

describe('the scripts in pages', () => {
  it('are hashed as a browser reads them, and data blocks are not', () => {
    const html = page(
      '<script>a("<b style=c>")</script><script src=/x.js></script>' +
        '<script type=application/ld+json>{}</script><script type="module">b\r\nc</script>' +
        '<!-- <script>no</script> --><textarea><script>no</script></textarea>',
    );
    expect([...scriptHashes(html)]).toEqual([sha256('a("<b style=c>")'), sha256('b\nc')]);
  });

  it('are found in a built folder, each once and in a fixed order', () => {
    write('index.html', page('<script>a</script><script>b</script>'));
    write('deep/index.html', page('<script>b</script><script>c</script>'));
    expect(readScriptHashes(root)).toEqual(['a', 'b', 'c'].map(sha256).toSorted());
  });

  it('stop the build when there are more than four, with a message that names their pages', () => {
    const bodies = ['a', 'b', 'c', 'd'].map((script) => `<script>${script}</script>`);
    expect(withPolicy(bodies)).toHaveLength(4);
    expect(() => withPolicy([...bodies, '<script>e</script>'])).toThrow(`${sha256('e')} in page-4.html`);
  });

  it('are allowed by the policy of their page, right after its charset', () => {
    const [first = '', second] = withPolicy(['<script>a</script>', '']);
    expect(first).toMatch(/^<!doctype html><html><head><meta charset=UTF-8><meta http-equiv="Content-Sec/);
    expect(first).toContain(`script-src 'self' '${sha256('a')}';`);
    expect(second).toContain("script-src 'self';");
  });
});

describe('content that the policy would block stops the build, with its location', () => {
  const violations = readTable('packages/post-build/tests/violations.tsv', ['reason', 'html']);
  it.each(violations)('$reason', ({ reason, html }) => {
    const [violation = ''] = findViolations(page(`<p>${html}</p>`));
    expect(violation).toContain(reason);
    expect(violation).toContain(`: ${html.slice(0, 6)}`);
    expect(() => withPolicy([html])).toThrow('src/config/policy.ts');
  });

  it('in a style sheet, and a script or a picture of another host', () => {
    expect(findViolations('<script src="//other.example/x.js"></script>')).toHaveLength(1);
    expect(findViolations('<link rel=stylesheet href=https://other.example/x.css>')).toHaveLength(1);
    expect(findViolations('<img alt="" src="/\\other.example/x.png">')).toHaveLength(1);
    expect(
      findViolations('<img alt="" src="/x.png" srcset="/x.png 1x, https://other.example/x.png 2x">'),
    ).toHaveLength(1);
    expect(findViolations('<script src="data:text/javascript,go()"></script>')).toHaveLength(1);
    expect(findViolations('<a href="javascript:go()" href="/x">go</a>')).toHaveLength(1);
  });

  it('does not apply to text about it, data, and links', () => {
    const html =
      '<p title="style=a onclick=b">&lt;p style=a&gt; <code>javascript:</code></p>' +
      '<link rel=canonical href=https://docs.example/><a href=https://other.example/>x</a>' +
      '<img alt="" src="data:image/png;base64,AA=="><svg display=none></svg><textarea><b style=c></textarea>';
    expect(findViolations(page(html))).toEqual([]);
  });

  it('applies to a tag that cannot be read', () => {
    expect(() => findViolations('<p title="a>')).toThrow('a tag is not closed');
    expect(() => findViolations('<script>a')).toThrow('a script element has no end');
  });
});
