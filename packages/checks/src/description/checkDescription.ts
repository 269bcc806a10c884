import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DescriptionError } from '../../../model/src/openapi/DescriptionError.ts';
import { parseDescription } from '../../../model/src/openapi/readDescription.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { remedyOf } from '../remedyOf.ts';
import { checkEnumValues } from './checkEnumValues.ts';
import { checkSchemas } from './checkSchemas.ts';

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
      return [...checkSchemas(description), ...checkEnumValues(file)];
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
