import path from 'node:path';
import type { Application, DeclarationReflection, ProjectReflection } from 'typedoc';
import { sdkEntries } from '../../model/src/packages.ts';

const entries = new WeakMap<DeclarationReflection, string>();

/**
 * A TypeDoc plugin that creates one reference for a package with several entry points. The symbols of all entry points
 * become children of the project, as with a single one, so their pages are only named by kind and name.
 */
export default function mergeEntries(app: Application): void {
  app.converter.on('resolveBegin', ({ project }) => {
    // A project with a single entry point has no modules.
    for (const module of (project.children ?? []).filter(({ kind }) => kind === MODULE)) {
      const entry = specifierOf(module, project);
      for (const symbol of [...(module.children ?? [])]) {
        // If two entry points export a symbol, its page is the one of the first.
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

/** Returns the specifier by which code imports from a module's entry point. */
function specifierOf(module: DeclarationReflection, project: ProjectReflection): string {
  const file = project.getSymbolIdFromReflection(module)?.fileName ?? '';
  const entry = sdkEntries.find(({ source }) => path.resolve(source) === path.resolve(file));
  if (!entry)
    throw new Error(
      `${file}: the entry point is not listed in packages/model/src/packages.ts. Add it there.`,
    );
  return entry.specifier;
}

/** Returns the specifier that a symbol is imported from, which is the package or one of its other entry points. */
export const entryOf = (symbol: DeclarationReflection): string => entries.get(symbol) ?? symbol.project.name;
