import path from 'node:path';
import { printDeclarations } from '../../../history/src/printDeclarations.ts';
import { readSnapshot, releasedVersions } from '../../../history/src/Snapshot.ts';
import { isMember } from '../../../history/src/ApiItem.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { createProgram, typeCheck, WORK_FOLDER } from '../../../model/src/samples/compile.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import { NEXT } from '../../../model/src/samples/fence.ts';

/**
 * Compiles blocks that show code of an old release against the exports of that release. Each block is a separate
 * program.
 */
export function checkReleasedSamples(root: string, samples: readonly Sample[]): Problem[] {
  const old = samples.filter(({ release = NEXT, noCheck }) => release !== NEXT && noCheck === undefined);
  const versions = [...new Set(old.map(({ release }) => release ?? ''))];
  return versions.flatMap((version) => {
    const versionSamples = old.filter(({ release }) => release === version);
    if (releasedVersions(root, 'sdk-base').includes(version))
      return compileWith(root, version, versionSamples);
    const message = `release="${version}" isn't a release that packages/history/releases has a snapshot of. Correct the version`;
    return versionSamples.map(({ file, line }) => ({ file, line: line - 1, message }));
  });
}

function compileWith(root: string, version: string, samples: readonly Sample[]): Problem[] {
  const programs = samples.map((sample, index) => ({
    name: `${index}.tsx`,
    folder: version,
    blocks: [sample],
  }));
  const snapshots = sdkPackages.map((sdk) => ({ sdk, items: readSnapshot(root, version, sdk.tree).items }));
  const folder = path.join(root, WORK_FOLDER, `released-${version}`);
  const all = printDeclarations(snapshots.flatMap(({ items }) => items));
  const texts = new Map([[`${folder}/all.d.ts`, all]]);
  const entries: Record<string, string> = {};
  for (const { sdk, items } of snapshots)
    for (const { specifier } of sdk.entries) {
      const below = specifier.slice(sdk.name.length + 1);
      const names = items.filter((item) => !isMember(item) && (item.entry ?? '') === below);
      const file = `${folder}/${specifier}.d.ts`;
      entries[specifier] = file;
      texts.set(
        file,
        `export { ${names.map(({ name }) => name).join(', ')} } from '${folder}/all';\n` +
          (specifier === react.name ? `export * from '${base.name}';` : ''),
      );
    }
  const program = createProgram(root, programs, undefined, entries, texts);
  return typeCheck(root, programs, program, `does not compile with ${version}`);
}

const [base, react] = sdkPackages;
