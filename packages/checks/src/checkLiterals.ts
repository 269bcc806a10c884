/** Checks that what files write out is what its home says: the brand, versions, colors. */
import { site } from '../../../src/config/site.ts';
import { brandOf } from './literals/Brand.ts';
import { strayColors } from './literals/colors.ts';
import { textFiles } from './literals/edits.ts';
import { unlikeChangelogs } from './literals/release.ts';
import { unlikeRecord } from './literals/rebrand.ts';

const files = textFiles('.');
const problems = [...unlikeRecord('.', brandOf(site)), ...unlikeChangelogs('.'), ...strayColors('.', files)];
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
console.log(`literals: ${files.length} files read, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
