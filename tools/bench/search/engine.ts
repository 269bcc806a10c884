import type { Place } from './score.ts';

/** Something that answers queries over the same pages. */
export interface Engine {
  name: string;
  /** The places that it answers with, the best first. */
  find: (query: string) => Place[] | Promise<Place[]>;
  close?: () => Promise<void>;
}
