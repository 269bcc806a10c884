import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { problemLine } from '../../../model/src/problem.ts';
import { createProgram } from '../../../model/src/samples/compile.ts';
import SdkTypes from '../../../model/src/symbols/SdkTypes.ts';
import { checkComments } from '../comments/index.ts';
import { checkOperations } from '../comments/operations.ts';
import { unusedNames } from '../symbols/allowedNames.ts';
import { checkSymbols } from '../symbols/checkSymbols.ts';
import { symbolFiles } from '../symbols/files.ts';
import { symbolSources } from '../symbols/sources.ts';
import { readTexts } from '../texts/readTexts.ts';
import type { CheckResult } from './Check.ts';

/**
 * Checks that names in the inline code of pages exist. They may be symbols of the SDKs and their members, operations,
 * schemas and headers of the API, error codes, packages, or tools of the MCP server. Also checks that the SDKs' doc
 * comments match their code.
 */
export function checkAllSymbols(): CheckResult {
  const root = process.cwd();
  const program = createProgram(root, []);
  const sources = symbolSources(new SdkTypes(program, root));
  const used = new Set<string>();
  const { texts, unreadable } = readTexts(symbolFiles());
  const problems = [
    ...unreadable,
    ...[...texts].flatMap(([file, text]) => checkSymbols(file, text, sources, used)),
    ...checkComments(program, root),
    ...checkOperations(program, root, readDescription()),
  ];
  return {
    problems: [...problems.map(problemLine), ...unusedNames(used)],
    summary: `${texts.size} files read`,
  };
}
