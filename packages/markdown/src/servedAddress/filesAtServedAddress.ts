import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../../model/src/files.ts';
import { bytesAtServedAddress } from './atServedAddress.ts';

/** What holds text that readers and programs see. Scripts are named after what is in them, and stay as they are. */
const TEXT = /\.(?:html|txt|xml|json|md|ya?ml|svg|webmanifest)$/;

/** Has the files of a built folder name the address that it is served at. */
export function filesAtServedAddress(folder: string): void {
  for (const name of filesUnder(folder, ['.'], TEXT)) {
    const file = path.join(folder, name);
    const content = fs.readFileSync(file);
    const served = bytesAtServedAddress(content);
    if (served !== content) fs.writeFileSync(file, served);
  }
}
