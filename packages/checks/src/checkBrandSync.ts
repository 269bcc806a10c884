/** Checks that the brand, the versions and the colors in files match the sources that define them. */
import { site } from '../../../src/config/site.ts';
import { brandOf } from './brandSync/Brand.ts';
import { checkColors } from './brandSync/colors.ts';
import { textFiles } from './brandSync/fileEdits.ts';
import { checkVersions } from './brandSync/release.ts';
import { checkBrand } from './brandSync/rebrand.ts';

const files = textFiles('.');
const problems = [...checkBrand('.', brandOf(site)), ...checkVersions('.'), ...checkColors('.', files)];
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
console.log(`literals: ${files.length} files read, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
