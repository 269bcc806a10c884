import { site } from '../../../src/config/site.ts';
import { serveStaticBuild } from '../serveStaticBuild.ts';

/** The built site, served on a free port of this machine. */
export class ServedSite {
  readonly address: string;
  readonly #close: () => void;

  private constructor(address: string, close: () => void) {
    this.address = address;
    this.#close = close;
  }

  static async start(): Promise<ServedSite> {
    const { address, close } = await serveStaticBuild();
    return new ServedSite(address, close);
  }

  /**
   * Returns a page's Markdown as served. Only the address that the site was built for is replaced, with this server's
   * own.
   *
   * @param route - such as `/mcp/quickstart`
   */
  async page(route: string): Promise<string> {
    const answer = await fetch(`${this.address}${route}.md`);
    if (!answer.ok) throw new Error(`${route}.md: ${answer.status}`);
    return this.withServedAddress(await answer.text());
  }

  /** Replaces the addresses that a text was written or built for with this server's own. */
  withServedAddress(text: string): string {
    return [site.url + site.baseUrl, `${site.links.docs}/`].reduce(
      (before, root) => before.replaceAll(root, `${this.address}/`),
      text,
    );
  }

  close(): void {
    this.#close();
  }
}
