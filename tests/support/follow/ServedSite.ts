import { site } from '../../../src/config/site.ts';
import { serveBuild } from '../serveBuild.ts';

/** The built site as a reader finds it, on a free port of this machine. */
export class ServedSite {
  readonly address: string;
  readonly #close: () => void;

  private constructor(address: string, close: () => void) {
    this.address = address;
    this.#close = close;
  }

  static async start(): Promise<ServedSite> {
    const { address, close } = await serveBuild();
    return new ServedSite(address, close);
  }

  /**
   * A page's Markdown as the server gives it. Nothing is changed but the address that the site was built for, which is
   * now this one.
   *
   * @param route - such as `/mcp/quickstart`
   */
  async page(route: string): Promise<string> {
    const answer = await fetch(`${this.address}${route}.md`);
    if (!answer.ok) throw new Error(`${route}.md: ${answer.status}`);
    return this.moved(await answer.text());
  }

  /** A text with this address in the place of the one that it was written or built for. */
  moved(text: string): string {
    return [site.url + site.baseUrl, `${site.links.docs}/`].reduce(
      (before, root) => before.replaceAll(root, `${this.address}/`),
      text,
    );
  }

  close(): void {
    this.#close();
  }
}
