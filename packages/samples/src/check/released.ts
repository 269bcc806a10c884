import path from 'node:path';
import ts from 'typescript';
import { printDeclarations } from '../../../history/src/printDeclarations.ts';
import { readSnapshot, releasedVersions } from '../../../history/src/Snapshot.ts';
import { isMember } from '../../../history/src/ApiItem.ts';
import { sdkPackages } from '../../../model/src/packages.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { appOptions } from '../../../model/src/samples/compilerOptions.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import { NEXT } from '../../../model/src/samples/fence.ts';

const isSdk = (specifier: string): boolean =>
  sdkPackages.some(({ name }) => `${specifier}/`.startsWith(`${name}/`));

/** The module with all exports of a release. */
const ALL = 'released';

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
  const folder = path.resolve(root, '.samples-released');
  const declarations = `${folder}/api.d.ts`;
  const texts = new Map([
    [declarations, modulesOf(root, version)],
    ...samples.map(({ code }, index): [string, string] => [
      `${folder}/${index}.tsx`,
      `${code}\nexport {};\n`,
    ]),
  ]);
  const host = ts.createCompilerHost(appOptions);
  const { getSourceFile } = host;
  const program = ts.createProgram({
    rootNames: [...texts.keys()],
    options: appOptions,
    host: {
      ...host,
      fileExists: (file) => texts.has(file) || host.fileExists(file),
      // The SDKs are the declared modules, whether the packages are compiled or not.
      resolveModuleNameLiterals: (literals, importer, _, options) =>
        literals.map(({ text }) =>
          isSdk(text) ? { resolvedModule: undefined } : ts.resolveModuleName(text, importer, options, host),
        ),
      getSourceFile: (file, target, ...rest) => {
        const text = texts.get(file);
        return text === undefined
          ? getSourceFile(file, target, ...rest)
          : ts.createSourceFile(file, text, target);
      },
    },
  });
  return samples.flatMap(({ file, line }, index) => {
    const source = program.getSourceFile(`${folder}/${index}.tsx`);
    if (!source) return [];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => ({
        file,
        line: line + source.getLineAndCharacterOfPosition(start).line,
        message: `does not compile with ${version}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      }),
    );
  });
}

/** Declares each entry point of the packages as it was in the release. */
function modulesOf(root: string, version: string): string {
  const snapshots = sdkPackages.map((sdk) => ({ sdk, items: readSnapshot(root, version, sdk.tree).items }));
  const modules = snapshots.flatMap(({ sdk, items }) =>
    sdk.entries.map(({ specifier }) => {
      const below = specifier.slice(sdk.name.length + 1);
      const names = items
        .filter((item) => !isMember(item) && (item.entry ?? '') === below)
        .map(({ name }) => name);
      return `declare module '${specifier}' { export { ${names.join(', ')} } from '${ALL}'; }`;
    }),
  );
  const [base, react] = sdkPackages;
  const reexport = `declare module '${react.name}' { export * from '${base.name}'; }`;
  const all = printDeclarations(snapshots.flatMap(({ items }) => items));
  return [`declare module '${ALL}' { ${all} }`, ...modules, reexport].join('\n');
}
