import fs from 'node:fs';
import path from 'node:path';
import type { Reflection } from 'typedoc';
import { lineAt } from '../../model/src/problem.ts';

/** Returns the place of a symbol's declaration as `file:line`, for messages. */
export function positionOf(reflection: Reflection): string {
  const id = reflection.project.getSymbolIdFromReflection(
    reflection as Parameters<typeof reflection.project.getSymbolIdFromReflection>[0],
  );
  if (!id?.fileName) return reflection.getFullName();
  const file = path.relative('.', id.fileName);
  // A package may have maps of its declarations without the sources.
  if (!fs.existsSync(id.fileName)) return file;
  return `${file}:${lineAt(fs.readFileSync(id.fileName, 'utf8'), id.pos)}`;
}
