import { site } from '../../../src/config/site.ts';
import { serveStaticBuild } from '../serveStaticBuild.ts';

/** The built site, served on a free port of this machine. */
export interface ServedSite {
  readonly address: string;
  /** Returns a route's Markdown, in which only the address that the site was built for is replaced with this server's. */
  page(route: string): Promise<string>;
  close(): void;
}

export async function serveSite(): Promise<ServedSite> {
  const { address, close } = await serveStaticBuild();
  const built = [site.url + site.baseUrl, `${site.links.docs}/`];
  return {
    address,
    close,
    async page(route) {
      const answer = await fetch(`${address}${route}.md`);
      if (!answer.ok) throw new Error(`${route}.md: ${answer.status}`);
      return built.reduce((text, root) => text.replaceAll(root, `${address}/`), await answer.text());
    },
  };
}
