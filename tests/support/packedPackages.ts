import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { starterAddress, starterFolder } from '../../src/config/starter.ts';
import { buildDirectory } from './build.ts';

/** The SDKs' archives in a folder of their own, by the packages' names. */
export interface PackedPackages {
  files: Map<string, string>;
  remove(): void;
}

/** Takes the SDKs as the build packed them out of the starter app's archive. */
export function packedPackages(): PackedPackages {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
  const entries = unzipSync(fs.readFileSync(path.join(buildDirectory, starterAddress)));
  const entry = (name: string) => {
    const bytes = entries[`${starterFolder}/${name}`];
    if (!bytes) throw new Error(`${starterAddress} holds no ${name}`);
    return bytes;
  };
  const manifest = JSON.parse(new TextDecoder().decode(entry('package.json'))) as {
    dependencies: Record<string, string>;
  };
  const files = new Map<string, string>();
  for (const [name, wanted] of Object.entries(manifest.dependencies)) {
    if (!wanted.startsWith('file:')) continue;
    const archive = wanted.slice('file:'.length);
    files.set(name, path.join(folder, path.basename(archive)));
    fs.writeFileSync(path.join(folder, path.basename(archive)), entry(archive));
  }
  return { files, remove: () => fs.rmSync(folder, { recursive: true }) };
}
