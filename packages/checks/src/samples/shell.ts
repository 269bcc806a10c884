import fs from 'node:fs';
import path from 'node:path';
import { nearest } from '../../../model/src/nearest.ts';
import { shellWords } from './curlCommand.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { addressOf, downloads } from '../../../../src/config/downloads.ts';
import { site } from '../../../../src/config/site.ts';
import { installBlocks } from '../../../markdown/src/install/installBlocks.ts';

const INSTALL =
  /^\s*(?:\$ )?(?:npm (?:install|i|add)|pnpm (?:add|install)|yarn add|bun (?:add|install))\s+(.+)$/;
/** A package that is run from where it is: what comes after it is said to the program. */
const RUN = /^(?:.* )?npx (?:-y |--yes )?(?:--package |-p )?(\S+)/;

/** The lockfiles whose packages an install line may name: the repository's, and that of the runners which readers' tests are run with. */
const LOCKFILES = ['package-lock.json', 'tests/support/templates/testRunners/package-lock.json'];

function lockedPackages(file: string): string[] {
  const lock = JSON.parse(fs.readFileSync(file, 'utf8')) as { packages: Record<string, unknown> };
  return Object.keys(lock.packages).map((key) => key.replace(/^.*node_modules\//, ''));
}

/** Names that an install line may name: this repository's packages, where they are, and all that its lockfiles hold. */
export function knownPackages(root: string): Set<string> {
  return new Set([
    ...LOCKFILES.flatMap((file) => lockedPackages(path.join(root, file))),
    // Outside the pages, addresses are those that the docs are published at, whatever the environment says.
    ...downloads.flatMap(({ address }) => [addressOf(address), addressOf(address, `${site.links.docs}/`)]),
  ]);
}

/** What an install line asks for: `name@1.2` names a package, `name@https://…` a package and an address. */
const askedFor = (word: string): string[] =>
  word
    .split(/(?<=.)@(?=https?:)/)
    .map((part) => (isAddress(part) ? part : part.replace(/(?<=.)@[^/]*$/, '')));
const isAddress = (text: string) => /^https?:/.test(text);

function ownNear(name: string): string {
  const near = nearest(name, isAddress(name) ? [] : downloads.map((each) => each.name), 1)[0];
  return near === undefined ? '' : `. Perhaps ${near} is meant`;
}

/**
 * Install lines name packages that exist; a name that nobody holds is how typing errors become attacks. This
 * repository's packages are installed from where they are, which `install` behind the fence fills in.
 */
export function checkInstall(sample: Sample, known: Set<string>): Problem[] {
  const shown = sample.install ? installBlocks(sample.code) : [sample];
  const messages = sample.code.split('\n').map(() => new Set<string>());
  for (const { code } of shown) {
    code.split('\n').forEach((text, index) => {
      const words = shellWords((INSTALL.exec(text) ?? RUN.exec(text))?.[1] ?? '').filter(
        (word) => !/^[-.]/.test(word),
      );
      for (const asked of words.map(askedFor)) {
        for (const name of asked.filter((each) => !known.has(each)))
          messages[index]?.add(
            `installs ${name}, which is neither a package of this repository nor in its lockfiles${ownNear(name)}`,
          );
        const own = downloads.find(({ name }) => asked.includes(name));
        if (own && site.packagesFrom === 'site' && !asked.some(isAddress))
          messages[index]?.add(
            `installs ${own.name} from a registry, which does not have it: in a page, write \`install\` behind the fence; elsewhere, its address`,
          );
      }
    });
  }
  return messages.flatMap((each, index) =>
    [...each].map((message) => ({ file: sample.file, line: sample.line + index, message })),
  );
}
