import type { Area } from './Area.ts';
import { inTime } from './inTime.ts';
import { LoadedIndex, type Fetch } from './LoadedIndex.ts';
import type { OthersWords } from './OthersWords.ts';
import { MANIFEST, type AreaEntry, type Manifest } from './pieces.ts';

/** A site that is open for longer may have been deployed anew. */
const FRESH_FOR = 10 * 60_000;

/** Reads an index piece by piece. Where a piece does not come, the others answer. */
export class IndexLoader {
  readonly #fetch: Fetch;
  readonly #onChanged: () => void;
  #index: LoadedIndex;
  #manifest: Manifest | undefined;
  #reading: Promise<Manifest> | undefined;
  #readAt = 0;
  /** What was asked for in full. */
  readonly #settling = new Set<string>();

  /** @param onChanged - called when a piece has come, and when one fails or is late for the first time */
  constructor(fetch: Fetch, onChanged: () => void) {
    this.#fetch = fetch;
    this.#onChanged = onChanged;
    this.#index = this.#newIndex();
  }

  /** What others call what is here: nothing before that has come. */
  protected get others(): OthersWords {
    return this.#index.others;
  }

  /** Loads what gives first answers. It fails if nothing of that comes. */
  async first(context: string): Promise<void> {
    let failures = await this.#loadFirst(context);
    if (failures.length > 0) {
      // The pieces of a site that was deployed since are gone; its new manifest names the new ones.
      const before = JSON.stringify(this.#manifest);
      this.#readAt = 0;
      if (JSON.stringify(await this.#readManifest()) !== before) failures = await this.#loadFirst(context);
    }
    if (failures.length > 0 && (await this.areas(context)).length === 0) throw failures[0];
    await this.#beginSynonyms();
  }

  /** Loads everything. Where a piece does not come it fails, once all others have. */
  async settle(context: string): Promise<void> {
    this.#settling.add(context);
    await this.first(context);
    const failures: unknown[] = [];
    const fail = (error: unknown) => failures.push(error);
    const { synonyms } = await this.#readManifest();
    const others = this.#index.loadSynonyms(synonyms).catch(fail);
    const entries = await this.#entries(context);
    // What stands beside names tells more than texts do, and weighs less.
    const names = await Promise.allSettled(entries.map((entry) => this.#loadNames(entry)));
    for (const [place, entry] of entries.entries()) {
      const loaded = names[place];
      if (loaded?.status === 'rejected') fail(loaded.reason);
      else await this.#loadTexts(entry).catch(fail);
    }
    await others;
    if (failures.length > 0) throw failures[0];
  }

  /** The areas of a context that have come. */
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

  /** @returns why pieces did not come */
  async #loadFirst(context: string): Promise<unknown[]> {
    const hasSome = (await this.areas(context)).length > 0;
    const failures: unknown[] = [];
    const loads = (await this.#entries(context)).map(async ({ path, names: [file = ''] }) => {
      // Where there is an answer, it does not wait for the rest a second time.
      if (hasSome && this.#index.isMissing(file)) return;
      await this.#index.loadNames(path, file).catch((error: unknown) => failures.push(error));
    });
    await Promise.all(loads);
    return failures;
  }

  /** Asks for others' words once what gives first answers has come, which are asked again when these come. */
  async #beginSynonyms(): Promise<void> {
    const { synonyms } = await this.#readManifest();
    if (this.#index.isNew(synonyms)) this.#index.loadSynonyms(synonyms).catch(() => undefined);
  }

  /** A piece needs those before it. */
  async #loadNames({ path, names }: AreaEntry): Promise<void> {
    for (const file of names) await this.#index.loadNames(path, file);
  }

  /** All names of the area have to be there. */
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
    // What is known answers where the site does not.
    return known ? inTime(this.#reading).catch(() => known) : this.#reading;
  }

  async #fetchManifest(): Promise<Manifest> {
    const manifest = (await this.#fetch(MANIFEST, true)) as Manifest;
    if (!isManifest(manifest)) throw new Error(`${MANIFEST} is broken`);
    // Another site than the one that was read: begin anew.
    if (this.#manifest && JSON.stringify(this.#manifest) !== JSON.stringify(manifest)) {
      this.#index = this.#newIndex();
    }
    this.#manifest = manifest;
    return manifest;
  }

  #newIndex(): LoadedIndex {
    return new LoadedIndex(this.#fetch, {
      changed: this.#onChanged,
      // Others have been waiting behind it.
      foundMissing: () => {
        for (const context of this.#settling) this.settle(context).catch(() => undefined);
      },
    });
  }
}

/** An empty one is an error of the host's: no site is without a page. */
const isManifest = ({ areas, synonyms }: Manifest): boolean =>
  synonyms !== undefined && areas.length > 0 && areas.every(({ names, text }) => names[0] && text[0]);
