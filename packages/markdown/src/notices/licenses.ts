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
 * Whether a license is in a list. For `A OR B`, one has to be in the list, and for `A AND B`, both.
 *
 * @param expression - an SPDX expression, such as `(MIT OR CC0-1.0)`
 */
export function isAllowed(expression: string, list: ReadonlySet<string>): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let position = 0;
  const parseOr = (): boolean => {
    let value = parseAnd();
    while (words[position] === 'OR') {
      position += 1;
      const next = parseAnd();
      value = value || next;
    }
    return value;
  };
  const parseAnd = (): boolean => {
    let value = parseTerm();
    while (words[position] === 'AND') {
      position += 1;
      const next = parseTerm();
      value = value && next;
    }
    return value;
  };
  const parseTerm = (): boolean => {
    const word = words[position] ?? '';
    position += 1;
    if (word !== '(') return list.has(word);
    const value = parseOr();
    const isClosed = words[position] === ')';
    position += 1;
    return value && isClosed;
  };
  // Remaining words, such as the second one of `MIT License`, make the expression invalid.
  return parseOr() && position === words.length;
}
