import fs from 'node:fs';
import path from 'node:path';
import { buildDirectory } from './build.ts';

export const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Returns the build's file at a path, if there is one. */
export function builtFile(pathname: string): string | undefined {
  const plain = path.join(buildDirectory, path.normalize(decodeURIComponent(pathname)));
  return [plain, path.join(plain, 'index.html')].find((name) =>
    fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
}
