import type { Area } from './Area.ts';
import { withTimeout } from './withTimeout.ts';
import { LoadedIndex, type Fetch } from './LoadedIndex.ts';
import type { SynonymIndex } from './SynonymIndex.ts';
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

  /** Synonyms for the docs' words. Empty until they have been loaded. */
  protected get synonyms(): SynonymIndex {
    return this.#index.synonyms;
  }

  /** Loads the pieces for first results. Throws if none of them can be loaded. */
  async loadFirstPieces(context: string): Promise<void> {
    let failures = await this.#loadFirst(context);
    if (failures.length > 0) {
      // After a deployment, the old pieces no longer exist. The new manifest lists the new ones.
      const before = JSON.stringify(this.#manifest);
      this.#readAt = 0;
      if (JSON.stringify(await this.#readManifest()) !== before) failures = await this.#loadFirst(context);
    }
    if (failures.length > 0 && (await this.areas(context)).length === 0) throw failures[0];
    await this.#beginSynonyms();
  }

  /** Loads everything. Throws if a piece fails to load, after all others have finished. */
  async loadAll(context: string): Promise<void> {
    this.#fullContexts.add(context);
    await this.loadFirstPieces(context);
    const failures: unknown[] = [];
    const fail = (error: unknown) => failures.push(error);
    const { synonyms } = await this.#readManifest();
    const synonymsLoad = this.#index.loadSynonyms(synonyms).catch(fail);
    const entries = await this.#entries(context);
    // The other pieces of names are more important than texts, and smaller.
    const names = await Promise.allSettled(entries.map((entry) => this.#loadNames(entry)));
    for (const [index, entry] of entries.entries()) {
      const loaded = names[index];
      if (loaded?.status === 'rejected') fail(loaded.reason);
      else await this.#loadTexts(entry).catch(fail);
    }
    await synonymsLoad;
    if (failures.length > 0) throw failures[0];
  }

  /** Returns the areas of a context that have been loaded. */
  async areas(context: string): Promise<Area[]> {
    const entries = await this.#entries(context);
    return entries.map(({ path }) => this.#index.area(path)).filter((area) => area !== undefined);
  }

  /** Whether a piece of a context failed or is late. */
  async isPartial(context: string): Promise<boolean> {
    const { synonyms } = await this.#readManifest();
    const entries = await this.#entries(context);
    const files = [synonyms, ...entries.flatMap(({ names, text }) => [...names, ...text])];
    return files.some((file) => this.#index.isMissing(file));
  }

  /** @returns the reasons why pieces failed to load */
  async #loadFirst(context: string): Promise<unknown[]> {
    const hasSome = (await this.areas(context)).length > 0;
    const failures: unknown[] = [];
    const loads = (await this.#entries(context)).map(async ({ path, names: [file = ''] }) => {
      // If there are results already, they don't wait again for a missing piece.
      if (hasSome && this.#index.isMissing(file)) return;
      await this.#index.loadNames(path, file).catch((error: unknown) => failures.push(error));
    });
    await Promise.all(loads);
    return failures;
  }

  /** Starts loading synonyms after the pieces for first results. Searches run again once the synonyms are loaded. */
  async #beginSynonyms(): Promise<void> {
    const { synonyms } = await this.#readManifest();
    if (this.#index.isNew(synonyms)) this.#index.loadSynonyms(synonyms).catch(() => undefined);
  }

  /** Loads pieces in order, because each depends on those before it. */
  async #loadNames({ path, names }: AreaEntry): Promise<void> {
    for (const file of names) await this.#index.loadNames(path, file);
  }

  /** Loads an area's texts, which requires all of its names. */
  async #loadTexts({ path, text }: AreaEntry): Promise<void> {
    for (const file of text) await this.#index.loadText(path, file);
  }

  async #entries(context: string): Promise<AreaEntry[]> {
    const { areas } = await this.#readManifest();
    return areas.filter(({ path }) => context === '' || path === context || path.startsWith(`${context}/`));
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
    const manifest = (await this.#fetch(MANIFEST, true)) as Manifest;
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

/** Whether a manifest is valid. An empty one is an error of the host, because every site has a page. */
const isManifest = ({ areas, synonyms }: Manifest): boolean =>
  synonyms !== undefined && areas.length > 0 && areas.every(({ names, text }) => names[0] && text[0]);
