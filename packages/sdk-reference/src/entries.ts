import path from 'node:path';
import type { Application, DeclarationReflection, ProjectReflection } from 'typedoc';
import { sdkEntries } from '../../model/src/packages.ts';

const entries = new WeakMap<DeclarationReflection, string>();

/**
 * A TypeDoc plugin that makes one reference of a package with several entries: the symbols of all entries are children
 * of the project, as those of a single entry are, so their pages are named by kind and name alone.
 */
export default function mergeEntries(app: Application): void {
  app.converter.on('resolveBegin', ({ project }) => {
    // A project with a single entry has no modules.
    for (const module of (project.children ?? []).filter(({ kind }) => kind === MODULE)) {
      const entry = specifierOf(module, project);
      for (const symbol of [...(module.children ?? [])]) {
        // The page of a symbol that two entries export is the one of the first.
        if (symbol.isReference() && symbol.getTargetReflectionDeep().name === symbol.name)
          project.removeReflection(symbol);
        else entries.set(symbol, entry);
      }
      project.mergeReflections(module, project);
    }
  });
}

/** TypeDoc's `ReflectionKind.Module`: importing the enumeration here would load TypeDoc a second time. */
const MODULE = 2;

/** How code imports from the entry that a module was made of. */
function specifierOf(module: DeclarationReflection, project: ProjectReflection): string {
  const file = project.getSymbolIdFromReflection(module)?.fileName ?? '';
  const entry = sdkEntries.find(({ source }) => path.resolve(source) === path.resolve(file));
  if (!entry) throw new Error(`${file} is no entry of packages/model/src/packages.ts`);
  return entry.specifier;
}

/** What a symbol is imported from: the package, or one of its other entries. */
export const entryOf = (symbol: DeclarationReflection): string => entries.get(symbol) ?? symbol.project.name;
