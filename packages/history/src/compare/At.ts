import type ts from 'typescript';
import type { Reason } from './Change.ts';
import type { Position } from './Position.ts';
import type { Version } from './World.ts';

/** The context of a comparison of two types. */
export interface At {
  before: Version;
  after: Version;
  position: Position;
  /** The owner of the type: `options`, `the result`. Empty for the item itself. */
  subject: string;
  /** Whether the types describe JSON, in which the API may later send more kinds of values. */
  isJson: boolean;
  /** Compares the types of nested parts. */
  types: (before: ts.TypeNode, after: ts.TypeNode, at: At) => Reason[];
  /** The number of times that a name was replaced by its definition. */
  depth?: number;
}

/** Formats a reason about an item, or about a part of it: `` `options` takes …``. */
export const say = ({ subject }: At, verb: string): string => (subject ? `${subject} ${verb}` : verb);
