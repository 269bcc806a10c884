import type { Place } from './score.ts';

/** A search engine for the site's pages. */
export interface Engine {
  name: string;
  /** Returns the places of the hits, best first. */
  find: (query: string) => Place[] | Promise<Place[]>;
  close?: () => Promise<void>;
}
