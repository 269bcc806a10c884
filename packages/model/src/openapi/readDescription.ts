import fs from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { checkReferences } from './checkReferences.ts';
import { yamlRemedy } from '../yamlRemedy.ts';
import { Description } from './Description.ts';
import { DescriptionError, type DescriptionProblem } from './DescriptionError.ts';
import { isObject } from './document.ts';
import { allOperations } from './operations.ts';

/** The description of the backend API. The reference is generated from it, and readers can download it. */
export const openapiFile = 'openapi/backend.yaml';

let last: { text: string; description: Description } | undefined;

/** Reads an API description, YAML or JSON. Throws a `DescriptionError` that lists its problems. */
export function readDescription(file = openapiFile, root = '.'): Description {
  const text = fs.readFileSync(path.resolve(root, file), 'utf8');
  // The generator reads the same file once for every operation.
  if (last?.text !== text) last = { text, description: parseDescription(text, file) };
  return last.description;
}

export function parseDescription(text: string, file: string): Description {
  const lines = new LineCounter();
  const tree = parseDocument(text, { lineCounter: lines, merge: true });
  const stop = (problems: DescriptionProblem[]) => {
    if (problems.length > 0) throw new DescriptionError(file, problems);
  };
  stop(
    tree.errors.map(({ message, pos }) => {
      const what = (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
      return { line: lines.linePos(pos[0]).line, message: `not readable: ${what}. ${yamlRemedy(what)}` };
    }),
  );
  const description = new Description(file, text, tree, lines);
  stop(checkShape(description));
  stop(checkReferences(tree, description, lines));
  stop(checkOperations(description));
  return description;
}

function checkShape(description: Description): DescriptionProblem[] {
  const { document } = description;
  if (!isObject(document)) return [{ line: 1, message: 'this is no OpenAPI description' }];
  const problems: DescriptionProblem[] = [];
  const say = (key: string, message: string) => problems.push({ line: description.lineOf([key]), message });
  if (!/^3\.[01]\./.test(String(document.openapi)))
    say('openapi', '"openapi" has to be a version 3.0 or 3.1');
  if (!isObject(document.info)) say('info', '"info" is missing');
  if (!isObject(document.paths) && !isObject(document.webhooks)) say('paths', '"paths" is missing');
  return problems;
}

/** Reports duplicate operation ids, because links, file names and the SDKs use them. */
function checkOperations(description: Description): DescriptionProblem[] {
  const lines = new Map<string, number>();
  const problems: DescriptionProblem[] = [];
  for (const { node, steps } of allOperations(description)) {
    if (node.operationId === undefined) continue;
    const line = description.lineOf([...steps, 'operationId']);
    const first = lines.get(node.operationId);
    if (first === undefined) lines.set(node.operationId, line);
    else
      problems.push({
        line,
        message: `operationId ${node.operationId} is taken already, on line ${first}. Use another verb or noun`,
      });
  }
  return problems;
}
