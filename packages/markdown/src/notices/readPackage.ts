import fs from 'node:fs';
import path from 'node:path';
import { isAllowed, licenseOf, shippedLicenses, type LicenseFields } from './licenses.ts';

export interface Manifest extends LicenseFields {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A third-party package that readers receive, in a script or with an archive. */
export interface ThirdPartyPackage {
  name: string;
  version: string;
  license: string;
  folder: string;
}

const TEXT = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
const NOTICE = /^notice(?:\..*)?$/i;

export const readManifest = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Reads a package's manifest. A license that doesn't allow redistribution is an error. */
export function readPackage(folder: string): ThirdPartyPackage {
  const manifest = readManifest(folder);
  const { name, version } = manifest;
  const license = licenseOf(manifest);
  if (!license || !isAllowed(license, shippedLicenses)) {
    throw new Error(
      `${name} ${version} is part of the site, but its license, ${license ?? 'not stated in its package.json'}, is not in ` +
        'shippedLicenses of packages/markdown/src/notices/licenses.ts. Add the license there if it allows redistribution, or use another package.',
    );
  }
  return { name, version, license, folder };
}

/** Returns the contents of the files that have to accompany copies of a package. */
export function readLicenseTexts({ name, version, folder }: ThirdPartyPackage): string {
  const read = (file: string) =>
    fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  const elsewhere = textsElsewhere[name];
  if (elsewhere) return read(elsewhere.file);
  const names = fs.readdirSync(folder).toSorted();
  const texts = names.filter((file) => TEXT.test(file));
  if (texts.length === 0) {
    throw new Error(
      `${name} ${version} is part of the site, but ${path.relative('.', folder)} has no license file. ` +
        'Add the file with its license text to textsElsewhere in packages/markdown/src/notices/readPackage.ts.',
    );
  }
  return [...texts, ...names.filter((file) => NOTICE.test(file))].map(read).join('\n\n');
}

/** Packages without a license file. Each has a file with the license text, relative to its folder, and the reason. */
const textsElsewhere: Readonly<Record<string, { file: string; reason: string }>> = {
  infima: {
    file: '../@docusaurus/core/LICENSE',
    reason:
      'the authors of Docusaurus publish it, and its sources name the same copyright holder and license',
  },
  isarray: { file: 'README.md', reason: 'the license text is its last section' },
};
