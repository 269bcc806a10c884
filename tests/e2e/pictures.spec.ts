import { expect, test, type Locator } from '@playwright/test';
import { readPage, sitemapRoutes } from '../support/build.ts';
import { isLong, sampleOf } from '../support/long.ts';
import { open } from '../support/site.ts';

/** The guides with drawings, and the number of figures on each. */
const pages = sitemapRoutes()
  .filter((route) => !route.startsWith('/api/'))
  .map((route) => [route, readPage(route).match(/<figure\b/g)?.length ?? 0] as const)
  .filter(([, count]) => count > 0);

/** `npm test` looks at every third page, in the narrowest and the widest window. */
const widths = isLong ? [375, 997, 1200, 1440] : [375, 1440];

test('pictures can be read at every width', async ({ page }) => {
  const problems: string[] = [];
  expect(pages.length).toBeGreaterThan(10);
  for (const [route, count] of sampleOf(pages, 3)) {
    // Until the styles are there, a drawing has another layout.
    await page.goto(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const drawings = await page.evaluate(() => {
        const figures = [...document.querySelectorAll('.theme-doc-markdown figure')];
        const overlap = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const contains = (a: DOMRect, b: DOMRect) =>
          a.left <= b.left + 1 && a.right >= b.right - 1 && a.top <= b.top + 1 && a.bottom >= b.bottom - 1;
        /** The box of a text is higher than its letters, so this returns its middle part. */
        const glyphs = (text: Element) => {
          const { x, y, width, height } = text.getBoundingClientRect();
          return new DOMRect(x, y + height / 5, width, (height * 3) / 5);
        };
        const isShown = (element: Element) => element.getClientRects().length > 0;
        const faults = figures.flatMap((figure) => {
          const name = figure.querySelector('figcaption')?.textContent ?? 'a picture without a caption';
          const drawings = [...figure.querySelectorAll('svg:not([aria-hidden] svg)')].filter(isShown);
          const words = drawings.flatMap((svg) =>
            [...svg.querySelectorAll('text')].map((text) => ({ svg: svg.getBoundingClientRect(), text })),
          );
          const small = words.filter(({ svg, text }) => {
            const units = text.ownerSVGElement?.viewBox.baseVal.width ?? 1;
            return (parseFloat(getComputedStyle(text).fontSize) * svg.width) / units < 11.95;
          });
          const outside = words.filter(({ svg, text }) => {
            const bounds = text.getBoundingClientRect();
            return (
              bounds.left < svg.left - 1 || bounds.right > svg.right + 1 || bounds.bottom > svg.bottom + 1
            );
          });
          const wide = words.filter(({ text }) => {
            const bounds = text.getBoundingClientRect();
            const middle = new DOMRect(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
            const [box] = [...(text.ownerSVGElement?.querySelectorAll('rect') ?? [])]
              .map((rect) => rect.getBoundingClientRect())
              .filter((rect) => contains(rect, middle))
              .toSorted((a, b) => a.width * a.height - b.width * b.height);
            return box && (bounds.left < box.left - 1 || bounds.right > box.right + 1);
          });
          // Compares shapes of the same kind only, because of the dots. The art in a screen isn't a drawing.
          const crossed = ['rect', 'circle'].flatMap((kind) => {
            const parts = drawings.flatMap((svg) => [...svg.querySelectorAll(kind)]);
            const areas = parts.map((part) => part.getBoundingClientRect());
            return areas.filter((area, index) =>
              areas
                .slice(0, index)
                .some((other) => overlap(area, other) && !contains(area, other) && !contains(other, area)),
            );
          });
          const letters = words.map(({ text }) => glyphs(text));
          const covered = words.filter((_, index) =>
            letters.slice(0, index).some((other) => overlap(letters[index] ?? other, other)),
          );
          const textAlternative = figure.querySelector('[role="img"][aria-label], ol');
          return [
            ...small.map(({ text }) => `${name}: "${text.textContent}" is too small`),
            ...outside.map(({ text }) => `${name}: "${text.textContent}" reaches out of the drawing`),
            ...wide.map(({ text }) => `${name}: "${text.textContent}" is wider than its box`),
            ...crossed.map(({ x, y }) => `${name}: the part at ${x}, ${y} lies across another`),
            ...covered.map(({ text }) => `${name}: "${text.textContent}" lies on other words`),
            ...(drawings.length > 1 ? [`${name}: is drawn twice`] : []),
            ...(textAlternative ? [] : [`${name}: has no words`]),
          ];
        });
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
        const drawn = figures.filter((figure) =>
          [...figure.querySelectorAll('svg, [role="img"], [data-columns], figcaption + ol')].some(isShown),
        ).length;
        return { count: figures.length, drawn, faults };
      });
      problems.push(...drawings.faults.map((fault) => `${route}, ${width} px: ${fault}`));
      expect(drawings.count, `pictures on ${route}`).toBe(count);
      if (width === 1440) expect(drawings.drawn, `pictures that are drawn on ${route}`).toBe(count);
    }
  }
  expect(problems).toEqual([]);
});

test('a sequence has a line for each participant if there is space, otherwise its steps are a list', async ({
  page,
}) => {
  await open(page, '/products/nacre-auth');
  const figure = page.locator('figure', { hasText: 'A sign-in with a code by e-mail' });
  const steps = figure.getByRole('listitem');
  const edges = () => steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect()));
  for (const [width, drawn] of [
    [1440, true],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figure.locator('[aria-hidden]')).toBeVisible({ visible: drawn });
    await expect(steps).toHaveCount(18);
    const [toSdk, toApi] = await edges();
    expect(toSdk?.width).toBeGreaterThan(100);
    if (drawn) await expectHeads(figure);
    // The second step begins at the line at which the first one ends.
    if (drawn) expect(Math.abs((toSdk?.right ?? 0) - (toApi?.left ?? 9))).toBeLessThan(2);
    else expect(toApi?.left).toBe(toSdk?.left);
  }
});

/** Expects that each step from one participant to another ends in the head of an arrow at the latter's line. */
async function expectHeads(figure: Locator): Promise<void> {
  const names = await figure.locator('[aria-hidden] > span').allTextContents();
  const places = names.map((name) => name.toLowerCase());
  const steps = await figure.getByRole('listitem').evaluateAll((all) =>
    all.map((step) => {
      const head = getComputedStyle(step, '::after');
      const { content, height, visibility, borderLeftWidth, borderLeftColor, clipPath, rotate } = head;
      const isShown = content === '""' && visibility === 'visible' && clipPath.startsWith('polygon');
      const hasArea = parseFloat(height) > 5 && parseFloat(borderLeftWidth) > 5;
      const isFilled = borderLeftColor === getComputedStyle(step).borderBottomColor;
      const side = head.right === '0px' && rotate === 'none' ? 'right' : 'left';
      const isAtEnd = side === 'right' || (head.left === '0px' && rotate === '180deg');
      return {
        who: step.querySelector('strong')?.textContent.toLowerCase().slice(0, -1) ?? '',
        head: isShown && hasArea && isFilled && isAtEnd ? side : 'none',
      };
    }),
  );
  const expected = steps.map(({ who }) => {
    const [from = -1, to = -1] = who.split(' to ').map((name) => places.indexOf(name));
    return { who, head: to < 0 ? 'none' : from < to ? 'right' : 'left' };
  });
  expect(expected.filter(({ head }) => head !== 'none').length).toBeGreaterThan(10);
  expect(steps).toEqual(expected);
}
