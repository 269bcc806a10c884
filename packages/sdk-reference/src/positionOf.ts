import fs from 'node:fs';
import path from 'node:path';
import type { Reflection } from 'typedoc';

/** Returns the place of a symbol's declaration as `file:line`, for messages. */
export function positionOf(reflection: Reflection): string {
  const id = reflection.project.getSymbolIdFromReflection(
    reflection as Parameters<typeof reflection.project.getSymbolIdFromReflection>[0],
  );
  if (!id?.fileName || !fs.existsSync(id.fileName)) return reflection.getFullName();
  const before = fs.readFileSync(id.fileName, 'utf8').slice(0, id.pos);
  return `${path.relative('.', id.fileName)}:${before.split('\n').length}`;
}
