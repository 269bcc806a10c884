import type { HitTarget } from './score.ts';

/** A search engine for the site's pages. */
export interface SearchEngine {
  name: string;
  /** Returns the targets of the hits, best first. */
  find: (query: string) => HitTarget[] | Promise<HitTarget[]>;
  close?: () => Promise<void>;
}
