import { site } from '../../../../src/config/site.ts';
import { brandOf } from '../brandSync/Brand.ts';
import { checkColors } from '../brandSync/colors.ts';
import { textFiles } from '../brandSync/fileEdits.ts';
import { checkVersions } from '../brandSync/release.ts';
import { checkBrand } from '../brandSync/rebrand.ts';
import type { CheckResult } from './Check.ts';
import { problemLine } from '../../../model/src/problem.ts';

/** Checks that the brand, the versions and the colors in files match the sources that define them. */
export function checkBrandSync(): CheckResult {
  const files = textFiles('.');
  const problems = [...checkBrand('.', brandOf(site)), ...checkVersions('.'), ...checkColors('.', files)];
  return { problems: problems.map(problemLine), summary: `${files.length} files read` };
}
