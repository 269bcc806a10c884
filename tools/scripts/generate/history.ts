/** Writes the changes from each release to the next, and since the last one, for the pages that show them. */
import { releaseLines, readReleaseLine } from '../../../packages/history/src/ReleaseLine.ts';
import { historyFile } from '../../../packages/history/src/readHistory.ts';
import { readSources } from '../../../packages/history/src/readSources.ts';
import { writeFile } from '../../../packages/model/src/files.ts';

const sources = readSources('.');
const all = releaseLines.map((ids) => readReleaseLine('.', ids, sources));
writeFile(historyFile, JSON.stringify(all));
