import { Area } from './Area.ts';
import type { KeywordsPiece, NamesPiece, TextPiece } from './pieces.ts';

/** Reads a file of the index. */
export type Fetch = (file: string) => Promise<unknown>;

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

  constructor(fetch: Fetch, events: Events) {
    this.#fetch = fetch;
    this.#events = events;
  }

  /** Returns the area at a path, if a part of it has loaded. */
  area(path: string): Area | undefined {
    return this.#areas.get(path);
  }

  /** Whether a piece failed or is late. */
  isMissing(file: string): boolean {
    return this.#missing.has(file);
  }

  loadNames(path: string, file: string): Promise<void> {
    return this.#load(file, (piece) => this.#areas.set(path, new Area(path, piece as NamesPiece)));
  }

  /** Requires the area's names. */
  loadKeywords(path: string, file: string): Promise<void> {
    return this.#load(file, (piece) => this.area(path)?.addKeywords(piece as KeywordsPiece));
  }

  /** Requires the area's names. */
  loadText(path: string, file: string): Promise<void> {
    return this.#load(file, (piece) => this.area(path)?.addText(piece as TextPiece));
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
    take(await this.#fetch(file));
    const wasMissing = this.#missing.delete(file);
    this.#events.changed();
    if (wasMissing) this.#events.recovered();
  }
}

/** Milliseconds after which a piece of the index counts as late. */
export const PIECE_TIMEOUT = 10_000;

/** Rejects if a promise takes too long. A piece that arrives later is still used. */
export function withTimeout<T>(pending: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`No response within ${PIECE_TIMEOUT / 1000} s`)),
      PIECE_TIMEOUT,
    );
    pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
