/** Checks the description of the backend API before the generation, and prints a line with the location of each problem. */
import { checkDescription } from '../../../packages/checks/src/description/checkDescription.ts';
import { openapiFile } from '../../../packages/model/src/openapi/readDescription.ts';
import { problemLine } from '../../../packages/model/src/problem.ts';

const problems = checkDescription([openapiFile]);
for (const problem of problems) console.error(problemLine(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
