import fs from 'node:fs';
import path from 'node:path';
import { nearest } from '../../../model/src/nearest.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import { shellWords } from './curlCommand.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { addressOf, downloads } from '../../../../src/config/downloads.ts';
import { site } from '../../../../src/config/site.ts';
import { installBlocks } from '../../../markdown/src/install/installBlocks.ts';

const INSTALL =
  /^\s*(?:\$ )?(?:npm (?:install|i|add)|pnpm (?:add|install)|yarn add|bun (?:add|install))\s+(.+)$/;
/** Matches the command that npm runs. */
const NPM = /^\s*(?:\$ )?npm ([a-z-]+)/;
const NPM_COMMANDS =
  'add ci create exec i init install ls pack pkg run start test uninstall update view'.split(' ');
/** Matches a package that `npx` runs. Later words are arguments of the program. */
const RUN = /^(?:.* )?npx (?:-y |--yes )?(?:--package |-p )?(\S+)/;

/**
 * The lockfiles with packages that an install line may name. One is the repository's, and the others belong to the
 * projects that samples are pasted into.
 */
const LOCKFILES = ['', 'tests/support/templates/', 'tests/support/templates/testRunners/'].map(
  (folder) => `${folder}package-lock.json`,
);

function lockedPackages(file: string): string[] {
  const lock = JSON.parse(fs.readFileSync(file, 'utf8')) as { packages: Record<string, unknown> };
  return Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, ''));
}

/**
 * Returns the names that an install line may use. These are the addresses of this repository's packages, and all
 * packages in its lockfiles.
 */
export function knownPackages(root: string): Set<string> {
  return new Set([
    // The programs of frameworks that make an app.
    '@angular/cli',
    'create-next-app',
    'sv',
    ...LOCKFILES.flatMap((file) => lockedPackages(path.join(root, file))),
    // Outside of pages, addresses start with the docs' public URL, regardless of the environment.
    ...downloads.flatMap(({ address }) => [addressOf(address), addressOf(address, `${site.links.docs}/`)]),
  ]);
}

/** Parses a word of an install line. `name@1.2` names a package, and `name@https://…` a package and an address. */
const requestedPackages = (word: string): string[] =>
  word
    .split(/(?<=.)@(?=https?:)/)
    .map((part) => (isAddress(part) ? part : part.replace(/(?<=.)@[^/]*$/, '')));
const isAddress = (text: string) => /^https?:/.test(text);

/** Returns the packages that an app has to install with a package of this repository. It has React already. */
function peersOf(name: string): string[] {
  const folder = sdkPackages.find((sdk) => sdk.name === name)?.folder;
  if (!folder) return [];
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    peerDependencies?: object;
  };
  return Object.keys(manifest.peerDependencies ?? {}).filter((peer) => peer !== 'react');
}

/** Returns the name of the package that a word installs, by its name or the address of its archive. */
const nameOf = (word: string): string =>
  downloads.find(({ address }) => word.endsWith(address))?.name ?? requestedPackages(word)[0] ?? '';

function nearestDownload(name: string): string {
  const near = nearest(name, isAddress(name) ? [] : downloads.map((each) => each.name), 1)[0];
  return near === undefined ? '' : `. Perhaps ${near} is meant`;
}

/**
 * Checks that install lines name packages that exist, since an unregistered name turns typos into attacks. This
 * repository's packages are installed by address, which `install` after the fence fills in.
 */
export const checkInstall = (sample: Sample, known: Set<string>): Problem[] =>
  sample.code.split('\n').flatMap((text, index) =>
    [...new Set(installMessages(text, sample, known))].map((message) => ({
      file: sample.file,
      line: sample.line + index,
      message,
    })),
  );

function installMessages(line: string, { install }: Sample, known: Set<string>): string[] {
  try {
    const shown = install ? installBlocks(line) : [{ code: line }];
    return shown.flatMap(({ code }) => commandMessages(code, known));
  } catch (error) {
    return [(error as Error).message];
  }
}

function commandMessages(text: string, known: Set<string>): string[] {
  const command = NPM.exec(text)?.[1];
  const words = shellWords((INSTALL.exec(text) ?? RUN.exec(text))?.[1] ?? '').filter(
    (word) => !/^[-.]/.test(word),
  );
  const names = INSTALL.test(text) ? words.map(nameOf) : [];
  return [
    ...names.flatMap((name) =>
      peersOf(name)
        .filter((peer) => !names.includes(peer))
        .map((peer) => `installs ${name} without ${peer}, which it needs beside it. Add it`),
    ),
    ...(command && !NPM_COMMANDS.includes(command)
      ? [
          `npm has no command "${command}", or these pages don't use it. Write one of ${NPM_COMMANDS.join(', ')}`,
        ]
      : []),
    ...words.map(requestedPackages).flatMap((names) => {
      const download = downloads.find(({ name }) => names.includes(name));
      return [
        ...names
          .filter((each) => !known.has(each))
          .map(
            (name) =>
              `installs ${name}, which is neither a package of this repository nor in its lockfiles${nearestDownload(name)}`,
          ),
        ...(download && site.packagesFrom === 'site' && !names.some(isAddress)
          ? [
              `installs ${download.name} from a registry, which does not have it: in a page, write \`install\` after the fence; elsewhere, write its address`,
            ]
          : []),
      ];
    }),
  ];
}
