import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/site.ts';

// A blocked part logs an error, which everyPage.spec.ts and all specs with `collectErrors` find.

/** Returns the result of each attack by name: `blocked`, or its effect. */
async function attack(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    type Factory = { createPolicy(name: string, rules: object): unknown };
    const { trustedTypes } = window as unknown as { trustedTypes: Factory };
    const acts: Record<string, () => unknown> = {
      'markup from a string': () => (document.createElement('div').innerHTML = '<b>x</b>'),
      'markup that looks like data': () =>
        (document.createElement('div').innerHTML = '{"@context":"https://schema.org","a":"<b>"}'),
      'a document from a string': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'a script of another host': () => (document.createElement('script').src = 'https://other.example/x.js'),
      'a script of this host, said by a string': () =>
        new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
      'a policy of its own': () => trustedTypes.createPolicy('mine', {}),
      'our policy once more': () => trustedTypes.createPolicy('docs#html', {}),
      'a request to another host': () => fetch('https://other.example/'),
    };
    const results: Record<string, string> = {};
    for (const [name, act] of Object.entries(acts)) {
      try {
        await act();
        results[name] = 'let through';
      } catch {
        results[name] = 'blocked';
      }
    }
    const script = document.createElement('script');
    script.append('window.ran = true');
    document.body.append(script);
    const image = document.createElement('p');
    image.setAttribute('style', 'color: rgb(1, 2, 3)');
    document.body.append(image);
    results['a script that stands in the page'] = 'ran' in window ? 'let through' : 'blocked';
    results['a style attribute'] =
      getComputedStyle(image).color === 'rgb(1, 2, 3)' ? 'let through' : 'blocked';
    return results;
  });
}

test('the policy blocks attacks', async ({ page }) => {
  await open(page, '/overview/changelog');
  const results = await attack(page);
  expect(Object.entries(results).filter(([, result]) => result !== 'blocked')).toEqual([]);
  expect(Object.keys(results)).toHaveLength(10);
});
