import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sdkPackages } from '../../../packages/model/src/packages.ts';
import { downloads } from '../../../src/config/downloads.ts';
import { buildDirectory } from '../build.ts';
import { addressOf, end, run, start } from '../follow/terminal.ts';

const fixture = path.resolve('tests/support/frameworks/shop');
/** An installation or a build is slow while other tests run. */
const TIME_LIMIT_MS = 5 * 60_000;

type Versions = Record<string, string>;
interface Manifest {
  dependencies: Versions;
  devDependencies: Versions;
}

/** An integrator's app in a temporary folder: Next.js pages in `app/`, and the same components for Vite in `src/`. */
export class ShopApp {
  readonly #root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'shop-')));
  readonly #servers: ChildProcess[] = [];

  /** @param versions - versions by package, which replace those that the app's manifest pins */
  constructor(versions: Versions) {
    fs.cpSync(fixture, this.#root, { recursive: true });
    const file = path.join(this.#root, 'package.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    for (const [name, version] of Object.entries(versions)) {
      const pinned = [manifest.dependencies, manifest.devDependencies].find((each) => name in each);
      if (!pinned) throw new Error(`${file} has no ${name}`);
      pinned[name] = version;
    }
    fs.writeFileSync(file, JSON.stringify(manifest));
  }

  /** Installs both SDKs from the site's archives, and the other packages from the registry. */
  async install(): Promise<void> {
    const archives = downloads
      .filter(({ name }) => sdkPackages.some((sdk) => sdk.name === name))
      .map(({ address }) => path.join(buildDirectory, address));
    await this.run(`npm install --no-audit --no-fund --ignore-scripts ${archives.join(' ')}`);
  }

  async run(command: string): Promise<void> {
    const { status, screen } = await run(command, this.#root, undefined, TIME_LIMIT_MS);
    if (status !== 0) throw new Error(`"${command}" fails:\n${screen.trim()}`);
  }

  /** Starts a server, and returns its address. */
  serve(command: string): Promise<string> {
    const child = start(command, this.#root);
    this.#servers.push(child);
    return addressOf(child);
  }

  /** Returns the scripts in a folder of the app that contain a text. */
  scriptsWith(folder: string, text: string): string[] {
    const from = path.join(this.#root, folder);
    return fs
      .readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .filter((name) => fs.readFileSync(path.join(from, name), 'utf8').includes(text));
  }

  /** Stops all running servers, and removes the folder. */
  async remove(): Promise<void> {
    for (const child of this.#servers) await end(child);
    fs.rmSync(this.#root, { recursive: true, force: true });
  }
}
