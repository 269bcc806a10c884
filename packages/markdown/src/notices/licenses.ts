/** SPDX identifiers of licenses for code that the site serves. They only require a notice. */
export const shippedLicenses: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['Apache-2.0', 'OFL-1.1'],
]);

/** Licenses of tools that only build and test the site. Their conditions for copies don't apply to the site. */
export const toolLicenses: ReadonlySet<string> = new Set([
  ...shippedLicenses,
  ...['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'Unlicense', 'WTFPL', 'Python-2.0', 'PSF-2.0'],
  ...['MPL-1.1', 'MPL-2.0'],
]);

/** Packages whose manifest has no license, or no SPDX identifier, and the license that their files state instead. */
export const readLicenses: Readonly<Record<string, { license: string; reason: string }>> = {
  'require-like': { license: 'MIT', reason: 'its file License is the text of MIT' },
  '@cspell/dict-en-common-misspellings': {
    license: 'CC-BY-SA-4.0',
    reason: 'its manifest writes the name with spaces',
  },
  '@figma/rest-api-spec': { license: 'MIT', reason: 'its manifest writes "MIT License"' },
};

/** License fields of a manifest. The license is an expression now, and was an object or a list formerly. */
export interface LicenseFields {
  name?: string;
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

/** Returns the license of a package as an SPDX expression, or nothing if none is stated. */
export function licenseOf({ name = '', license, licenses }: LicenseFields): string | undefined {
  const read = readLicenses[name]?.license;
  if (read) return read;
  if (typeof license === 'object') return license.type;
  return license ?? (licenses?.flatMap(({ type }) => type ?? []).join(' OR ') || undefined);
}

/**
 * Whether a license is in a list. For `A OR B`, one has to be in the list, and for `A AND B`, both. Reads `OR` before
 * `AND`, in brackets or not, so it can refuse an allowed expression, but never allows another one.
 *
 * @param expression - an SPDX expression, such as `(MIT OR CC0-1.0)`
 */
export const isAllowed = (expression: string, list: ReadonlySet<string>): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((license) => list.has(license)));
