/**
 * Checks that the SDKs and the API's description say since when they have what they have, and that a version's number and
 * its changelog say what breaks code: against the snapshots of the releases in `history`. The archives of the releases
 * are there too, and are what they were.
 */
import { problemLine } from '../../model/src/problem.ts';
import { archiveProblems } from '../../history/src/archives.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { checkHistory, newestOf } from './history/index.ts';

const released = new Map(sdkPackages.map(({ name, tree }) => [name, newestOf('.', [tree])]));
const problems = [...checkHistory('.'), ...archiveProblems('.', released)];
for (const problem of problems) console.error(problemLine(problem));
console.log(`history: ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
