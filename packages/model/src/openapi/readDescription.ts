import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkReferences } from './checkReferences.ts';
import { parseYaml } from '../parseYaml.ts';
import { Description } from './Description.ts';
import type { LineProblem, Problem } from '../problem.ts';
import { DescriptionError } from './DescriptionError.ts';
import { isObject } from './document.ts';
import { allOperations } from './operations.ts';

/** The description of the backend API. The reference is generated from it, and readers can download it. */
export const openapiFile = 'openapi/backend.yaml';

let cached: { text: string; description: Description; problems: Problem[] } | undefined;
let isBridged = false;

/** Makes `readDescription` return the description of the last commit, as long as it can't read that of the file. */
export const bridgeUnreadable = (bridges = true): void => void (isBridged = bridges);

/** Returns the problems for which the last description is that of the last commit. */
export const problemsOfUnreadable = (): readonly Problem[] => cached?.problems ?? [];

/** Reads an API description, YAML or JSON. Throws a `DescriptionError` that lists its problems. */
export function readDescription(file = openapiFile, root = '.'): Description {
  const text = fs.readFileSync(path.resolve(root, file), 'utf8');
  // The generator reads the same file once for every operation.
  if (cached?.text === text) return cached.description;
  try {
    cached = { text, description: parseDescription(text, file), problems: [] };
  } catch (error) {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 } as const;
    const earlier = isBridged && spawnSync('git', ['show', `HEAD:${file}`], options).stdout;
    if (!earlier || !(error instanceof DescriptionError)) throw error;
    const problems = error.problems.map((problem) => ({ file, ...problem }));
    cached = { text, description: parseDescription(earlier, file), problems };
  }
  return cached.description;
}

export function parseDescription(text: string, file: string): Description {
  const { tree, lines, fault } = parseYaml(text);
  const throwIfAny = (problems: LineProblem[]) => {
    if (problems.length > 0) throw new DescriptionError(file, problems);
  };
  throwIfAny(fault ? [{ ...fault, message: `not valid YAML: ${fault.message}` }] : []);
  const description = new Description(file, text, tree, lines);
  throwIfAny(checkShape(description));
  throwIfAny(checkReferences(tree, description, lines));
  throwIfAny(checkOperations(description));
  return description;
}

function checkShape(description: Description): LineProblem[] {
  const { document } = description;
  if (!isObject(document))
    return [{ line: 1, message: 'the file is not an OpenAPI description. Begin it with openapi: 3.1.0' }];
  const problems: LineProblem[] = [];
  const report = (key: string, message: string) =>
    problems.push({ line: description.lineOf([key]), message });
  if (!/^3\.[01]\./.test(String(document.openapi)))
    report('openapi', '"openapi" must be a version 3.0 or 3.1, such as 3.1.0');
  if (!isObject(document.info)) report('info', '"info" is missing. Add it with a title and a version');
  if (!isObject(document.paths) && !isObject(document.webhooks))
    report('paths', '"paths" is missing. Add it with the operations');
  return problems;
}

/** Reports duplicate operation ids, because links, file names and the SDKs use them. */
function checkOperations(description: Description): LineProblem[] {
  const lines = new Map<string, number>();
  const problems: LineProblem[] = [];
  for (const { node, steps } of allOperations(description)) {
    if (node.operationId === undefined) continue;
    const line = description.lineOf([...steps, 'operationId']);
    const firstLine = lines.get(node.operationId);
    if (firstLine === undefined) lines.set(node.operationId, line);
    else
      problems.push({
        line,
        message: `operationId ${node.operationId} is already used on line ${firstLine}. Use another verb or noun`,
      });
  }
  return problems;
}
