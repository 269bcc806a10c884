/**
 * Checks that what pages name in inline code exists: symbols of the SDKs and their members, operations, schemas and
 * headers of the API, error codes, packages and the MCP server's tools. With arguments, checks those files instead.
 */
import fs from 'node:fs';
import { toolDefinitions } from '../mcp/src/tools/definitions.ts';
import { allowed } from './symbols/allowed.ts';
import { filesUnder, pageFolders, writtenPage } from '../facts/files.ts';
import { errorRows } from '../facts/errors.ts';
import { mcpPackage, sdkEntries, sdkTrees } from '../facts/packages.ts';
import { namesOf } from '../facts/openapi/names.ts';
import { syntaxProblem } from '../facts/markdownParser.ts';
import { problemLine } from '../facts/problem.ts';
import { readDescription } from '../facts/openapi/readDescription.ts';
import { checkSymbols, type Sources } from './symbols/check.ts';
import { createProgram } from '../facts/samples/compile.ts';
import SdkTypes from '../facts/symbols/SdkTypes.ts';
import { unusedNames } from './symbols/unusedNames.ts';

const TEXTS = /^src\/(?:pages|data)\/.*\.tsx$|^src\/data\/.*\.ts$/;

const pages = () =>
  filesUnder('.', [...pageFolders, 'src/data'])
    .filter((file) => writtenPage.test(file) || TEXTS.test(file))
    .toSorted();

const sources: Sources = {
  sdk: new SdkTypes(createProgram(process.cwd(), []), process.cwd()),
  api: namesOf(readDescription()),
  errorCodes: errorRows.map(({ code }) => code),
  tools: new Set(toolDefinitions.flatMap(({ name, arguments: given }) => [name, ...Object.keys(given)])),
  packages: [...sdkEntries.map(({ specifier }) => specifier), mcpPackage.name],
  references: sdkTrees.flatMap((tree) =>
    fs
      .readdirSync(`api/${tree}`)
      .toSorted()
      .map((name) => `/api/${tree}/${name.replace(/\.mdx?$/, '')}`),
  ),
};

const named = process.argv.slice(2);
const files = named.length > 0 ? named : pages();
const used = new Set<string>();
const names = new Set(Object.keys(allowed));
const problems = files.flatMap((file) => {
  const source = fs.readFileSync(file, 'utf8');
  const unreadable = syntaxProblem(file, source);
  return unreadable ? [unreadable] : checkSymbols(file, source, sources, used, names);
});
if (named.length === 0) problems.push(...unusedNames('checks/symbols/allowed.ts', allowed, used));
for (const problem of problems) console.error(problemLine(problem));
console.log(`symbols: ${files.length} files read, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
