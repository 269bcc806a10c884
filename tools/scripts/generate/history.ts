/** Writes the changes from each release to the next, and since the last one, for the pages that show them. */
import fs from 'node:fs';
import path from 'node:path';
import { releaseLines, readReleaseLine } from '../../../packages/history/src/ReleaseLine.ts';
import { historyFile } from '../../../packages/history/src/readHistory.ts';
import { readSources } from '../../../packages/history/src/readSources.ts';

const sources = readSources('.');
const all = releaseLines.map((ids) => readReleaseLine('.', ids, sources));
fs.mkdirSync(path.dirname(historyFile), { recursive: true });
fs.writeFileSync(historyFile, JSON.stringify(all));
