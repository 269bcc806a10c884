/** Licenses, by their SPDX identifiers, of what readers get: they ask for a notice, and for nothing else. */
export const shippedLicenses: ReadonlySet<string> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['Apache-2.0', 'OFL-1.1'],
]);

/** Licenses of what only builds and tests the site: what they ask of copies does not reach the site. */
export const toolLicenses: ReadonlySet<string> = new Set([
  ...shippedLicenses,
  ...['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'Unlicense', 'WTFPL', 'Python-2.0', 'PSF-2.0'],
  ...['MPL-1.1', 'MPL-2.0'],
]);

/** Packages whose manifest says nothing, or not by an identifier, and what was read in their files instead. */
export const readLicenses: Readonly<Record<string, { license: string; reason: string }>> = {
  'require-like': { license: 'MIT', reason: 'its file License is the text of MIT' },
  '@cspell/dict-en-common-misspellings': {
    license: 'CC-BY-SA-4.0',
    reason: 'its manifest writes the name with spaces',
  },
  '@figma/rest-api-spec': { license: 'MIT', reason: 'its manifest writes "MIT License"' },
};

/** What a manifest may say of its license: now one expression, once an object or several. */
export interface LicenseFields {
  name?: string;
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

/** The license of a package as an expression of SPDX; nothing when none is stated. */
export function licenseOf({ name = '', license, licenses }: LicenseFields): string | undefined {
  const read = readLicenses[name]?.license;
  if (read) return read;
  if (typeof license === 'object') return license.type;
  return license ?? (licenses?.flatMap(({ type }) => type ?? []).join(' OR ') || undefined);
}

/**
 * Whether a license is in a list: of `A OR B` one has to be, of `A AND B` both.
 *
 * @param expression - of SPDX, such as `(MIT OR CC0-1.0)`
 */
export function isAllowed(expression: string, list: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const either = (): boolean => {
    let value = both();
    while (words[at] === 'OR') {
      at += 1;
      const next = both();
      value = value || next;
    }
    return value;
  };
  const both = (): boolean => {
    let value = one();
    while (words[at] === 'AND') {
      at += 1;
      const next = one();
      value = value && next;
    }
    return value;
  };
  const one = (): boolean => {
    const word = words[at] ?? '';
    at += 1;
    if (word !== '(') return list.has(word);
    const value = either();
    const isClosed = words[at] === ')';
    at += 1;
    return value && isClosed;
  };
  // What is left over is no expression, such as the second word of `MIT License`.
  return either() && at === words.length;
}
