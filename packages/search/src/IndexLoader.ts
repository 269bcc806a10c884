import type { Area } from './Area.ts';
import { LoadedIndex, withTimeout, type Fetch } from './LoadedIndex.ts';
import { MANIFEST, type AreaEntry, type Manifest } from './pieces.ts';

/** Milliseconds after which the manifest is read again, because the site may have been deployed since. */
const FRESH_FOR = 10 * 60_000;

/** Loads an index piece by piece. If a piece fails to load, searches use the others. */
export class IndexLoader {
  readonly #fetch: Fetch;
  readonly #onChanged: () => void;
  #index: LoadedIndex;
  #manifest: Manifest | undefined;
  #reading: Promise<Manifest> | undefined;
  #readAt = 0;
  /** Contexts that were requested in full. */
  readonly #fullContexts = new Set<string>();

  /** @param onChanged - called when a piece has loaded, and when one fails or is late for the first time */
  constructor(fetch: Fetch, onChanged: () => void) {
    this.#fetch = fetch;
    this.#onChanged = onChanged;
    this.#index = this.#newIndex();
  }

  /** Loads the names of all areas, for first results. Throws if none of them can be loaded. */
  async loadFirstPieces(): Promise<void> {
    let failures = await this.#loadNames();
    if (failures.length > 0) {
      // After a deployment, the old pieces no longer exist. The new manifest lists the new ones.
      const before = JSON.stringify(this.#manifest);
      this.#readAt = 0;
      if (JSON.stringify(await this.#readManifest()) !== before) failures = await this.#loadNames();
    }
    if (failures.length > 0 && (await this.areas()).length === 0) throw failures[0];
  }

  /**
   * Loads the names and keywords of all areas, and the texts of a context. Throws if a piece fails to load, after all
   * others have finished.
   */
  async loadAll(context: string): Promise<void> {
    this.#fullContexts.add(context);
    await this.loadFirstPieces();
    const failures: unknown[] = [];
    const fail = (error: unknown) => failures.push(error);
    const { areas } = await this.#readManifest();
    const loaded: AreaEntry[] = [];
    await Promise.all(
      // Keywords are more important than texts, and smaller.
      areas
        .map(async (entry) => {
          await this.#index.loadNames(entry.path, entry.names);
          loaded.push(entry);
          await this.#index.loadKeywords(entry.path, entry.keywords);
        })
        .map((each) => each.catch(fail)),
    );
    for (const { path, texts } of loaded.filter((entry) => isBelow(entry.path, context)))
      for (const file of texts) await this.#index.loadText(path, file).catch(fail);
    if (failures.length > 0) throw failures[0];
  }

  /** Returns the areas that have been loaded. */
  async areas(): Promise<Area[]> {
    const { areas } = await this.#readManifest();
    return areas.map(({ path }) => this.#index.area(path)).filter((area) => area !== undefined);
  }

  /** Whether a piece of a context failed or is late. */
  async isPartial(context: string): Promise<boolean> {
    const { areas } = await this.#readManifest();
    return areas
      .filter(({ path }) => isBelow(path, context))
      .flatMap(({ names, keywords, texts }) => [names, keywords, ...texts])
      .some((file) => this.#index.isMissing(file));
  }

  /** @returns the reasons why names failed to load */
  async #loadNames(): Promise<unknown[]> {
    const hasSome = (await this.areas()).length > 0;
    const failures: unknown[] = [];
    const { areas } = await this.#readManifest();
    const loads = areas.map(async ({ path, names }) => {
      // If there are results already, they don't wait again for a missing piece.
      if (hasSome && this.#index.isMissing(names)) return;
      await this.#index.loadNames(path, names).catch((error: unknown) => failures.push(error));
    });
    await Promise.all(loads);
    return failures;
  }

  async #readManifest(): Promise<Manifest> {
    const known = this.#manifest;
    if (known && Date.now() - this.#readAt < FRESH_FOR) return known;
    this.#readAt = Date.now();
    this.#reading ??= this.#fetchManifest().finally(() => (this.#reading = undefined));
    // The known manifest is used if the site doesn't respond.
    return known ? withTimeout(this.#reading).catch(() => known) : this.#reading;
  }

  async #fetchManifest(): Promise<Manifest> {
    const manifest = (await this.#fetch(MANIFEST)) as Manifest;
    if (!isManifest(manifest)) throw new Error(`${MANIFEST} is not a valid manifest`);
    // The site has changed, so the index starts over.
    if (this.#manifest && JSON.stringify(this.#manifest) !== JSON.stringify(manifest)) {
      this.#index = this.#newIndex();
    }
    this.#manifest = manifest;
    return manifest;
  }

  #newIndex(): LoadedIndex {
    return new LoadedIndex(this.#fetch, {
      changed: this.#onChanged,
      // Other pieces have been waiting for it.
      recovered: () => {
        for (const context of this.#fullContexts) this.loadAll(context).catch(() => undefined);
      },
    });
  }
}

export const isBelow = (path: string, context: string): boolean =>
  context === '' || `${path}/`.startsWith(`${context}/`);

/** Whether a manifest is valid. An empty one is an error of the host, because every site has a page. */
const isManifest = ({ areas }: Manifest): boolean =>
  areas.length > 0 && areas.every(({ names, keywords, texts }) => names && keywords && texts[0]);
