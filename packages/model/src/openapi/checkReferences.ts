import { type Document, isPair, isScalar, isSeq, type LineCounter, type Node, visit } from 'yaml';
import { nearest } from '../nearest.ts';
import type { Description } from './Description.ts';
import type { LineProblem } from '../problem.ts';
import { isObject } from './document.ts';
import { pointerSteps, referenceName } from './identifiers.ts';

/** Keys whose values are example data of the API, in which `$ref` has no meaning. */
export const DATA = new Set(['example', 'value', 'default', 'enum', 'const']);

/** Checks that every `$ref` resolves within the same file, and that no references form a cycle. */
export function checkReferences(
  tree: Document.Parsed,
  description: Description,
  lines: LineCounter,
): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.key)) return undefined;
      const isData = DATA.has(String(pair.key.value)) || (pair.key.value === 'examples' && isSeq(pair.value));
      if (isData && !isNamed(ancestors)) return visit.SKIP;
      if (pair.key.value !== '$ref' || !isScalar(pair.value)) return undefined;
      const message = referenceProblem(String(pair.value.value), description);
      const line = lines.linePos((pair.key as Node).range?.[0] ?? 0).line;
      if (message) problems.push({ line, message });
      return undefined;
    },
  });
  return problems;
}

/** Keys whose child keys are names chosen by the API's author. */
export const NAMES = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions', 'schemas', 'parameters'],
  ...[
    'headers',
    'responses',
    'requestBodies',
    'examples',
    'links',
    'callbacks',
    'securitySchemes',
    'pathItems',
  ],
  ...['content', 'paths', 'webhooks', 'mapping', 'variables', 'scopes'],
]);

function isNamed(ancestors: readonly unknown[]): boolean {
  const owner = ancestors.findLast((ancestor) => isPair(ancestor));
  return isPair(owner) && isScalar(owner.key) && NAMES.has(String(owner.key.value));
}

/** Suggests the name that a mistyped reference may have meant. */
function suggestReference(reference: string, description: Description): string {
  const siblings = description.valueAt(pointerSteps(reference).slice(0, -1));
  const near = isObject(siblings)
    ? nearest(referenceName(reference), Object.keys(siblings), 1)[0]
    : undefined;
  return near === undefined ? '' : `. Perhaps ${reference.replace(/[^/]*$/, near)} is meant`;
}

function referenceProblem(reference: string, description: Description): string | undefined {
  if (!reference.startsWith('#'))
    return `$ref ${reference} refers to another file. Copy its target into this file`;
  if (description.valueAt(pointerSteps(reference)) === undefined)
    return `$ref ${reference} has no target in this file${suggestReference(reference, description)}`;
  try {
    description.resolve({ $ref: reference });
  } catch {
    return `$ref ${reference} is circular. Replace one reference of the circle with a definition`;
  }
}
