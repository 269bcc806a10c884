/**
 * Checks that names in the inline code of pages exist. They may be symbols of the SDKs and their members, operations,
 * schemas and headers of the API, error codes, packages, or tools of the MCP server. Also checks that the SDKs' doc
 * comments match their code. With arguments, checks the names in those files instead.
 */
import { checkComments } from './comments/index.ts';
import { checkOperations } from './comments/operations.ts';
import { createProgram } from '../../model/src/samples/compile.ts';
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { problemLine } from '../../model/src/problem.ts';
import SdkTypes from '../../model/src/symbols/SdkTypes.ts';
import { allowedNames } from './symbols/allowedNames.ts';
import { checkSymbols } from './symbols/checkSymbols.ts';
import { symbolFiles } from './symbols/files.ts';
import { symbolSources } from './symbols/sources.ts';
import { checkUnusedNames } from './symbols/checkUnusedNames.ts';
import { readTexts } from './texts/readTexts.ts';

const requestedFiles = process.argv.slice(2);
const files = requestedFiles.length > 0 ? requestedFiles : symbolFiles();
const program = createProgram(process.cwd(), []);
const sources = symbolSources(new SdkTypes(program, process.cwd()));
const used = new Set<string>();
const { texts, unreadable } = readTexts(files);
const problems = [
  ...unreadable,
  ...[...texts].flatMap(([file, text]) => checkSymbols(file, text, sources, allowedNames, used)),
];
if (requestedFiles.length === 0)
  problems.push(
    ...checkUnusedNames('packages/checks/src/symbols/allowedNames.ts', allowedNames, used),
    ...checkComments(program, process.cwd()),
    ...checkOperations(program, process.cwd(), readDescription()),
  );
for (const problem of problems) console.error(problemLine(problem));
console.log(`symbols: ${files.length} files read, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
