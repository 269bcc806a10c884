import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { sdkPackages } from '../../facts/packages.ts';
import { starterAddress, starterFolder } from '../../src/config/starter.ts';
import { buildDirectory } from './build.ts';

/**
 * The SDKs' archives in a folder of their own, by the packages' names. The base SDK's stands behind those of the
 * packages that it needs, so that a reader's folder gets it without a registry.
 */
export interface PackedPackages {
  files: Map<string, string[]>;
  remove(): void;
}

/** The folders of what a package depends on, as they are installed here: each after those that it needs. */
function dependenciesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).flatMap((name) => {
    const places = [folder, '.'].map((root) => path.resolve(root, 'node_modules', name));
    const place = places.find((each) => fs.existsSync(each)) ?? name;
    return [...dependenciesOf(place), place];
  });
}

function pack(folders: string[], target: string): string[] {
  const args = ['pack', '--silent', '--offline', '--ignore-scripts', '--pack-destination', target];
  const names = execFileSync('npm', [...args, ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return [...new Set(names)].map((name) => path.join(target, name));
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
  const files = new Map<string, string[]>();
  for (const [name, wanted] of Object.entries(manifest.dependencies)) {
    if (!wanted.startsWith('file:')) continue;
    const archive = wanted.slice('file:'.length);
    files.set(name, [path.join(folder, path.basename(archive))]);
    fs.writeFileSync(path.join(folder, path.basename(archive)), entry(archive));
  }
  const { name, folder: source } = sdkPackages[0];
  files.set(name, [...pack(dependenciesOf(source), folder), ...(files.get(name) ?? [])]);
  return { files, remove: () => fs.rmSync(folder, { recursive: true }) };
}
