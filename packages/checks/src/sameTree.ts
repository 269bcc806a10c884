/**
 * Compares two folders byte for byte, as in `npm run check:same -- build ../clone/build`. If they differ, prints the
 * first differing file with the position of the difference, and fails.
 */
import { compareTrees } from './trees/compareTrees.ts';

const [left, right, ...more] = process.argv.slice(2);

try {
  if (!left || !right || more.length > 0)
    throw new Error('name two folders: npm run check:same -- DIR1 DIR2');
  const { files, differences } = compareTrees(left, right);
  const [first] = differences;
  if (first) {
    console.error(
      `${first}\ncheck:same: ${differences.length} of the names in ${left} and ${right} differ; this is the first.`,
    );
    process.exitCode = 1;
  } else console.log(`check:same: ${files} files in ${left} and ${right} are the same, byte for byte`);
} catch (error) {
  console.error(`check:same: ${(error as Error).message}`);
  process.exitCode = 1;
}
