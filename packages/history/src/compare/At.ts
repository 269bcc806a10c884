import type ts from 'typescript';
import type { Reason } from './Change.ts';
import type { Position } from './Position.ts';
import type { Version } from './World.ts';

/** Where two types are compared. */
export interface At {
  before: Version;
  after: Version;
  position: Position;
  /** What has the type: `options`, `the result`; empty for the item itself. */
  subject: string;
  /** Whether these are types of JSON, of which the API may send more. */
  isJson: boolean;
  /** Compares the types of parts. */
  types: (before: ts.TypeNode, after: ts.TypeNode, at: At) => Reason[];
  /** How often a name was replaced by what it stands for. */
  depth?: number;
}

/** A reason about an item, or about a part of it: `` `options` takes …``. */
export const say = ({ subject }: At, verb: string): string => (subject ? `${subject} ${verb}` : verb);
