import type { Root } from 'hast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import rehypeAlign from '../../packages/markdown/src/tables/rehypeAlign.ts';

type Rules = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  ((text: string) => string | null) | undefined
>;

const SITE = 'https://docs.test';
const policies = new Map<string, Rules>();

/** A fake of the browser's Trusted Types, whose policies return an object instead of a string. */
const browser = {
  createPolicy(name: string, rules: Rules) {
    policies.set(name, rules);
    return { createHTML: (html: string) => ({ trusted: rules.createHTML?.(html) }) };
  },
};

beforeEach(() => {
  vi.resetModules();
  policies.clear();
  vi.stubGlobal('window', { location: { href: `${SITE}/page`, origin: SITE } });
});
afterEach(() => vi.unstubAllGlobals());

describe('our own markup', () => {
  const load = () => import('../../src/components/Dom/trustedHtml.ts');

  it('uses its own policy', async () => {
    vi.stubGlobal('trustedTypes', browser);
    const { trustBuiltHtml, trustFetchedHtml } = await load();
    expect([...policies.keys()]).toEqual(['docs#html']);
    expect(trustBuiltHtml('<b>x</b>')).toEqual({ trusted: '<b>x</b>' });
    expect(trustFetchedHtml('<b>x</b>', `${SITE}/fragments/x.json`)).toEqual({ trusted: '<b>x</b>' });
  });

  it('is a string without Trusted Types', async () => {
    const { trustBuiltHtml } = await load();
    expect(trustBuiltHtml('<b>x</b>')).toBe('<b>x</b>');
  });

  it('never comes from another host, with Trusted Types and without', async () => {
    const { trustFetchedHtml } = await load();
    expect(() => trustFetchedHtml('<b>x</b>', 'https://other.example/x.json')).toThrow('other.example');
  });
});

describe('the markup of dependencies', () => {
  const others = async () => {
    vi.stubGlobal('trustedTypes', browser);
    await import('../../packages/static-pages/src/client/defaultTrustedTypes.ts');
    return policies.get('default');
  };

  it('is allowed if it is known', async () => {
    const html = (await others())?.createHTML;
    const data = '{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[]}';
    expect(html?.('<script></script>')).toBe('<script></script>');
    expect(html?.(data)).toBe(data);
    for (const input of [
      '',
      '<b>x</b>',
      '<script>x</script>',
      data.replace('Bread', '<Bread'),
      `${data}<b>`,
      'alert(1)',
      '{}',
    ]) {
      expect(html?.(input), input).toBeNull();
    }
  });

  it('loads scripts from the site only', async () => {
    const address = (await others())?.createScriptURL;
    expect(address?.('/assets/js/857.js')).toBe('/assets/js/857.js');
    expect(address?.(`${SITE}/assets/js/857.js`)).toBe(`${SITE}/assets/js/857.js`);
    for (const input of [
      'https://other.example/x.js',
      '//other.example/x.js',
      'data:text/javascript,1',
      `blob:${SITE}/1`,
    ]) {
      expect(address?.(input), input).toBeNull();
    }
  });

  it('contains no script, except data, which would not run as a script', async () => {
    const script = (await others())?.createScript;
    const data = '{"@context":"https://schema.org","@type":"BreadcrumbList"}';
    expect(script?.(data)).toBe(data);
    expect(() => new Function(data)).toThrow(SyntaxError);
    for (const input of ['alert(1)', `${data};alert(1)`, `alert(1);${data}`]) {
      expect(script?.(input), input).toBeNull();
    }
  });
});

it('a column is aligned by a class instead of a style attribute', () => {
  const cell = (tagName: string, align?: string) => ({
    type: 'element' as const,
    tagName,
    properties: align === undefined ? {} : { align },
    children: [],
  });
  const tree: Root = { type: 'root', children: [cell('th', 'center'), cell('td', 'right'), cell('td')] };
  rehypeAlign()(tree);
  expect(tree.children.map((node) => node.type === 'element' && node.properties)).toEqual([
    { className: ['text--center'] },
    { className: ['text--right'] },
    {},
  ]);
});
