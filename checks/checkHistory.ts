/**
 * Checks that the SDKs and the API's description say since when they have what they have, and that a version's number and
 * its changelog say what breaks code: against the snapshots of the releases in `history`.
 */
import { problemLine } from '../facts/problem.ts';
import { checkHistory } from './history/index.ts';

const problems = checkHistory('.');
for (const problem of problems) console.error(problemLine(problem));
console.log(`history: ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
