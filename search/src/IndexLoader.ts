import { Area } from './Area.ts';
import { inTime } from './inTime.ts';
import type { AreaEntry, Manifest, NamesPiece, TextPiece } from './pieces.ts';

/** Reads a file of the index. The manifest is asked for anew each time, pieces come from the cache. */
export type Fetch = (file: string, isFresh: boolean) => Promise<unknown>;

const MANIFEST = 'search-index.json';
/** A site that is open for longer may have been deployed anew. */
const FRESH_FOR = 10 * 60_000;

/** Reads an index piece by piece. Where a piece does not come, the others answer. */
export class IndexLoader {
  readonly #fetch: Fetch;
  readonly #onChanged: () => void;
  /** Pieces that have come or are on their way. */
  readonly #files = new Map<string, Promise<void>>();
  /** Pieces that failed or are late. */
  readonly #missing = new Set<string>();
  #areas = new Map<string, Area>();
  #manifest: Manifest | undefined;
  #reading: Promise<Manifest> | undefined;
  #readAt = 0;
  /** What was asked for in full. */
  readonly #settling = new Set<string>();

  /** @param onChanged - called when a piece has come, and when one fails or is late for the first time */
  constructor(fetch: Fetch, onChanged: () => void) {
    this.#fetch = fetch;
    this.#onChanged = onChanged;
  }

  /** Loads what gives first answers. It fails if nothing of that comes. */
  async first(context: string): Promise<void> {
    let failures = await this.#loadFirst(context);
    if (failures.length === 0) return;
    // The pieces of a site that was deployed since are gone; its new manifest names the new ones.
    const before = JSON.stringify(this.#manifest);
    this.#readAt = 0;
    if (JSON.stringify(await this.#readManifest()) !== before) failures = await this.#loadFirst(context);
    if (failures.length > 0 && (await this.areas(context)).length === 0) throw failures[0];
  }

  /** Loads everything. Where a piece does not come it fails, once all others have. */
  async settle(context: string): Promise<void> {
    this.#settling.add(context);
    await this.first(context);
    const failures: unknown[] = [];
    for (const entry of await this.#entries(context)) {
      await this.#settleArea(entry).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** The areas of a context that have come. */
  async areas(context: string): Promise<Area[]> {
    const entries = await this.#entries(context);
    return entries.map(({ path }) => this.#areas.get(path)).filter((area) => area !== undefined);
  }

  /** Whether a piece of a context failed or is late. */
  async isPartial(context: string): Promise<boolean> {
    const entries = await this.#entries(context);
    return entries.some(({ names, text }) => [...names, ...text].some((file) => this.#missing.has(file)));
  }

  /** @returns why pieces did not come */
  async #loadFirst(context: string): Promise<unknown[]> {
    const hasSome = (await this.areas(context)).length > 0;
    const failures: unknown[] = [];
    const loads = (await this.#entries(context)).map(async ({ path, names: [file = ''] }) => {
      // Where there is an answer, it does not wait for the rest a second time.
      if (hasSome && this.#missing.has(file)) return;
      await this.#load(path, file, addNames).catch((error: unknown) => failures.push(error));
    });
    await Promise.all(loads);
    return failures;
  }

  /** A piece needs those before it. */
  async #settleArea({ path, names, text }: AreaEntry): Promise<void> {
    for (const file of names) await this.#load(path, file, addNames);
    for (const file of text) await this.#load(path, file, addText);
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
      this.#areas = new Map();
      this.#files.clear();
      this.#missing.clear();
    }
    this.#manifest = manifest;
    return manifest;
  }

  /** Waits for a piece, which is asked for once; again if it failed. */
  async #load(path: string, file: string, add: Add): Promise<void> {
    let coming = this.#files.get(file);
    if (!coming) {
      coming = this.#fetchPiece(path, file, add);
      this.#files.set(file, coming);
      const mine = coming;
      // Another may have begun for it since, with a new manifest.
      mine.catch(() => this.#files.get(file) === mine && this.#files.delete(file));
    }
    try {
      await inTime(coming);
    } catch (error) {
      if (!this.#missing.has(file)) {
        this.#missing.add(file);
        this.#onChanged();
      }
      throw error;
    }
  }

  async #fetchPiece(path: string, file: string, add: Add): Promise<void> {
    const areas = this.#areas;
    const piece = await this.#fetch(file, false);
    const area = areas.get(path) ?? new Area(path);
    add(area, piece as never);
    areas.set(path, area);
    const wasMissing = this.#missing.delete(file);
    this.#onChanged();
    // Others have been waiting behind it.
    if (wasMissing) for (const context of this.#settling) this.settle(context).catch(() => undefined);
  }
}

type Add = (area: Area, piece: never) => void;

/** An empty one is an error of the host's: no site is without a page. */
const isManifest = ({ areas }: Manifest): boolean =>
  areas.length > 0 && areas.every(({ names, text }) => names[0] && text[0]);

const addNames = (area: Area, piece: NamesPiece): void => area.addNames(piece);
const addText = (area: Area, piece: TextPiece): void => area.addText(piece);
