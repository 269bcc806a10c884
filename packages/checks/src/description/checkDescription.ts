import { hint } from '../texts/hint.ts';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DescriptionError } from '../../../model/src/openapi/DescriptionError.ts';
import { parseDescription } from '../../../model/src/openapi/readDescription.ts';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { checkContradictions } from './contradictions.ts';
import { remedyOf } from '../remedyOf.ts';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { DATA, NAMES } from '../../../model/src/openapi/checkReferences.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, isReference, type Json } from '../../../model/src/openapi/document.ts';
import { allOperations } from '../../../model/src/openapi/operations.ts';

/** The names of operations that a list outside of them can have, such as that of a rate limit. */
const OPERATIONS = /^x-rate-limits \d+ operations \d+$/;

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/**
 * Reports properties without a description, results without content, defaults that don't match their schema, unknown
 * formats, and values that an enumeration or the bullets of its description lack.
 */
function checkSchemas(description: Description): Problem[] {
  const problems: Problem[] = [];
  const operations = allOperations(description).map(({ node }) => String(node.operationId));
  const read = (node: Json | undefined, steps: readonly string[]): void => {
    if (Array.isArray(node)) for (const [index, item] of node.entries()) read(item, [...steps, `${index}`]);
    if (OPERATIONS.test(steps.join(' ')) && !operations.includes(String(node)))
      problems.push({
        file: description.file,
        line: description.lineOf(steps),
        message: `there is no operation ${String(node)}${hint(String(node), operations)}`,
      });
    if (!isObject(node)) return;
    const explained = Array.isArray(node.enum) ? explainedIn(node.description) : [];
    const names = explained.map(({ value }) => value);
    const known = explained.length > 0 && Array.isArray(node.enum) ? node.enum.map(String) : names;
    for (const { value, line } of explained.filter(({ value: name }) => !known.includes(name)))
      problems.push({
        file: description.file,
        // A block begins below its key.
        line: description.lineOf([...steps, 'description']) + line,
        message: `the description explains \`${value}\`, and the enumeration has ${known.join(', ')}. Correct one of them`,
      });
    for (const value of known.filter((name) => !names.includes(name)))
      problems.push({
        file: description.file,
        line: description.lineOf([...steps, 'enum']),
        message: `the enumeration has \`${value}\`, and the description explains ${names.join(', ')}. Correct one of them`,
      });
    const map = steps.at(-1) ?? '';
    for (const [key, value] of Object.entries(node)) {
      const at = [...steps, key];
      const report = (message: string) =>
        problems.push({ file: description.file, line: description.lineOf(at), message });
      if (!NAMES.has(map)) {
        const { $ref: _, ...schema } = node;
        if (key === 'default' && !ajv.validate(schema, value))
          report(`the default${ajv.errorsText(ajv.errors, { dataVar: '' })}. Correct it, or the schema`);
        if (key === 'format' && !Object.hasOwn(ajv.formats, String(value)))
          report(`no format is called ${String(value)}${hint(String(value), Object.keys(ajv.formats))}`);
        if (DATA.has(key)) continue;
      } else if (isObject(value) && !isReference(value)) {
        if (['properties', 'schemas'].includes(map) && !value.description)
          report(`${key} has no description. Say what it is, in a sentence`);
        if (map === 'responses' && /^20[01]$/.test(key) && !value.content)
          report('the response has no content. Add it with its schema, or write 204');
      }
      read(value, at);
    }
  };
  read(description.document, []);
  return problems;
}

/** Returns the values that the bullets of a description explain, each with its line there. */
const explainedIn = (text: Json | undefined) =>
  [...String(text).matchAll(/^\s*- `([\w.-]+)`:/gm)].map(({ 0: bullet, 1: value = '', index }) => ({
    value,
    line: lineAt(String(text), index + bullet.indexOf('-')),
  }));

/** The parts of a linter message that are read here. */
interface LinterMessage {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; start?: { line: number } }[];
  suggest?: string[];
}

/**
 * Reports problems of API descriptions. A file that this site can't read gets its reader's errors, and others get those
 * of Redocly's linter.
 */
export function checkDescription(files: readonly string[]): Problem[] {
  const readable: string[] = [];
  const problems = files.flatMap((file) => {
    try {
      const description = parseDescription(fs.readFileSync(file, 'utf8'), file);
      readable.push(file);
      return [...checkSchemas(description), ...checkContradictions(description)];
    } catch (error) {
      if (!(error instanceof DescriptionError)) throw error;
      return error.problems.map((fault) => ({ file, ...fault }));
    }
  });
  return [...lintDescriptions(readable), ...problems];
}

function lintDescriptions(files: readonly string[]): Problem[] {
  if (files.length === 0) return [];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/redocly'),
    [
      'lint',
      ...files,
      `--config=${path.resolve('openapi/redocly.yaml')}`,
      '--format=json',
      '--max-problems=1000',
    ],
    { encoding: 'utf8', env, maxBuffer: 1e8 },
  );
  // The output has one report after another, one for each file.
  const reports = [...stdout.matchAll(/\{\n {2}"totals"[\s\S]*?^\}/gm)].map(
    ([report]) => JSON.parse(report) as { problems: LinterMessage[] },
  );
  if (reports.length !== files.length)
    throw new Error(`The linter of API descriptions failed: ${stderr.trim()}`);
  return reports.flatMap(({ problems }) => problems.map(toProblem));
}

function toProblem({ ruleId, message, location, suggest = [] }: LinterMessage): Problem {
  const [firstLocation] = location;
  const near = suggest[0] === undefined ? '' : `. Perhaps ${suggest[0]} is meant`;
  return {
    file: firstLocation?.source.ref ?? '',
    line: firstLocation?.start?.line ?? 1,
    message: `${message
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\.$/, '')}${near || remedyOf(ruleId)} (${ruleId})`,
  };
}
