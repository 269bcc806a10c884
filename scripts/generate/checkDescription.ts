/** Checks the description of the backend API, before anything is made from it: each problem is a line, its place first. */
import { descriptionProblems } from '../../checks/description/problems.ts';
import { openapiFile } from '../../facts/openapi/readDescription.ts';
import { problemLine } from '../../facts/problem.ts';

const problems = descriptionProblems([openapiFile]);
for (const problem of problems) console.error(problemLine(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
