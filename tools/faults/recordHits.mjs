/** Preloaded into the unit tests and what they start: notes the test file that runs a marked line. */
import fs from 'node:fs';

// Vitest loads it again for each test file.
if (globalThis.__vitest_worker__) process.env.TEST_FILE = globalThis.__vitest_worker__.filepath;
const noted = new Set();
globalThis.hit = (mark) => {
  if (!noted.has(mark)) fs.appendFileSync(process.env.HITS, `${mark} ${process.env.TEST_FILE}\n`);
  noted.add(mark);
};
