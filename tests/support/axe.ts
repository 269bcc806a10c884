import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lays out what is out of view and waits: it has no place, no ground and no name until then. What is hidden stays so. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * A name in a block of code. Code has no other links, and shows these once the reader turns to the block:
 * `symbols.spec.ts` looks at that. In running text a name is told by its ground, as all inline code.
 */
const isNameInCode = (html: string) => /^<a [^>]*data-symbol/.test(html) && !html.includes('<code');

/**
 * Runs axe, every rule of the tags, and returns one line for each thing it objects to.
 *
 * @param without - parts that are left out: the shell is the same on hundreds of pages, and most of their elements
 */
export async function violations(
  page: Page,
  name: string,
  within = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = (await page.evaluate(
    ({ tags, within, without }) =>
      (window as unknown as { axe: { run(context: object, options: object): Promise<unknown> } }).axe.run(
        { include: [[within]], ...(without.length > 0 && { exclude: without.map((one) => [one]) }) },
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false },
      ),
    { tags: TAGS, within, without },
  )) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes: all }) => {
    const nodes = all.filter(({ html }) => !(id === 'link-in-text-block' && isNameInCode(html)));
    const [first] = nodes;
    if (!first) return [];
    return `${name}: ${id} (${help}), ${nodes.length} ×, first at ${first.target.join(' ')}`;
  });
}
