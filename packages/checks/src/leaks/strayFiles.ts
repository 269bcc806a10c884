import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import { publishedFiles } from './files.ts';

/** Reports why a file must not be published, from its name and kind. */
export function strayFileMessage(file: string, root = '.'): string | undefined {
  const linked = file
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))
    .find((part) => fs.lstatSync(path.join(root, part), { throwIfNoEntry: false })?.isSymbolicLink());
  if (linked !== undefined)
    return `${linked} is a link of the file system, which publishes whatever it leads to. Put a copy of the file in its place`;
  const hidden = /^static\/(?:.*\/)?(?!\.well-known\/)(\.[^/]+)/.exec(file)?.[1];
  return hidden && `"${hidden}" begins with a dot, and would be published. Move it out of static`;
}

/** Reports published files that must not be, for a build. */
export const checkStrayFiles = (root: string): Problem[] =>
  publishedFiles(root).flatMap((file) => {
    const message = strayFileMessage(file, root);
    return message ? [{ file, line: 1, message }] : [];
  });
