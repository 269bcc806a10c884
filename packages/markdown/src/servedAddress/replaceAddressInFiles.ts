import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../../../src/config/site.ts';
import { filesUnder } from '../../../model/src/files.ts';
import { replaceAddress, replaceAddressInBytes } from './replaceAddress.ts';

/** Matches files with text for readers and programs. Scripts are left out, since their names contain a content hash. */
const TEXT = /\.(?:html|txt|xml|json|md|ya?ml|svg|webmanifest)$/;

/** Replaces the address of the docs in the files of a built folder with the served one. */
export function replaceAddressInFiles(folder: string): void {
  if (replaceAddress(site.links.docs) === site.links.docs) return;
  for (const name of filesUnder(folder, ['.'], TEXT)) {
    const file = path.join(folder, name);
    const content = fs.readFileSync(file);
    const served = replaceAddressInBytes(content);
    if (served !== content) fs.writeFileSync(file, served);
  }
}
