import { site } from '../../../src/config/site.ts';

/** Returns a route's Markdown from a server of the build. Only the address of the build is replaced with the server's. */
export async function servedPage(address: string, route: string): Promise<string> {
  const answer = await fetch(`${address}${route}.md`);
  if (!answer.ok) throw new Error(`${route}.md: ${answer.status}`);
  const built = [site.url + site.baseUrl, `${site.links.docs}/`];
  return built.reduce((text, root) => text.replaceAll(root, `${address}/`), await answer.text());
}
