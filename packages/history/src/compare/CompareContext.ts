import type ts from 'typescript';
import type { Reason } from './Change.ts';
import type { Position } from './Position.ts';
import type { ApiVersion } from './ApiVersion.ts';

/** The context of a comparison of two types. */
export interface CompareContext {
  before: ApiVersion;
  after: ApiVersion;
  position: Position;
  /** The owner of the type: `options`, `the result`. Empty for the item itself. */
  subject: string;
  /** Whether the types describe JSON, in which the API may later send more kinds of values. */
  isJson: boolean;
  /** Compares the types of nested parts. */
  compareTypes: (before: ts.TypeNode, after: ts.TypeNode, context: CompareContext) => Reason[];
  /** The number of times that a name was replaced by its definition. */
  depth?: number;
}

/** Formats a reason about an item, or about a part of it: `` `options` takes …``. */
export const reasonText = ({ subject }: CompareContext, verb: string): string =>
  subject ? `${subject} ${verb}` : verb;
