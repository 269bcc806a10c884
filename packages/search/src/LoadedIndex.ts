import { Area } from './Area.ts';
import { withTimeout } from './withTimeout.ts';
import { SynonymIndex } from './SynonymIndex.ts';
import type { NamesPiece, TextPiece } from './pieces.ts';
import type { Synonyms } from './synonyms/Synonyms.ts';

/** Reads a file of the index. The manifest is requested anew each time, and pieces come from the cache. */
export type Fetch = (file: string, isFresh: boolean) => Promise<unknown>;

interface Events {
  /** A piece has loaded, or one fails or is late for the first time. */
  changed(): void;
  /** A piece has loaded that had failed or was late. */
  recovered(): void;
}

/** The loaded pieces of one index. */
export class LoadedIndex {
  readonly #fetch: Fetch;
  readonly #events: Events;
  /** Pieces that have loaded or are loading. */
  readonly #files = new Map<string, Promise<void>>();
  /** Pieces that failed or are late. */
  readonly #missing = new Set<string>();
  readonly #areas = new Map<string, Area>();
  #synonyms = new SynonymIndex();

  constructor(fetch: Fetch, events: Events) {
    this.#fetch = fetch;
    this.#events = events;
  }

  /** Returns the area at a path, if a part of it has loaded. */
  area(path: string): Area | undefined {
    return this.#areas.get(path);
  }

  /** Synonyms for the docs' words. Empty until they have been loaded. */
  get synonyms(): SynonymIndex {
    return this.#synonyms;
  }

  /** Whether a piece failed or is late. */
  isMissing(file: string): boolean {
    return this.#missing.has(file);
  }

  /** Whether a piece hasn't been requested yet. */
  isNew(file: string): boolean {
    return !this.#files.has(file) && !this.#missing.has(file);
  }

  loadNames(path: string, file: string): Promise<void> {
    return this.#load(file, (piece) => this.#addTo(path, (area) => area.addNames(piece as NamesPiece)));
  }

  loadText(path: string, file: string): Promise<void> {
    return this.#load(file, (piece) => this.#addTo(path, (area) => area.addText(piece as TextPiece)));
  }

  loadSynonyms(file: string): Promise<void> {
    return this.#load(file, (piece) => (this.#synonyms = new SynonymIndex(piece as Synonyms[])));
  }

  /** Adds a piece to an area. A new area is only registered if its first piece is valid. */
  #addTo(path: string, add: (area: Area) => void): void {
    const area = this.#areas.get(path) ?? new Area(path);
    add(area);
    this.#areas.set(path, area);
  }

  /** Loads a piece once, or again if it failed. */
  async #load(file: string, take: (piece: unknown) => void): Promise<void> {
    let loading = this.#files.get(file);
    if (!loading) {
      loading = this.#read(file, take);
      this.#files.set(file, loading);
      loading.catch(() => this.#files.delete(file));
    }
    try {
      await withTimeout(loading);
    } catch (error) {
      if (!this.#missing.has(file)) {
        this.#missing.add(file);
        this.#events.changed();
      }
      throw error;
    }
  }

  async #read(file: string, take: (piece: unknown) => void): Promise<void> {
    take(await this.#fetch(file, false));
    const wasMissing = this.#missing.delete(file);
    this.#events.changed();
    if (wasMissing) this.#events.recovered();
  }
}
