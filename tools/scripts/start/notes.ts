import fs from 'node:fs';
import path from 'node:path';

/** Returns notes for the author on differences between the dev server's pages and the built site. */
export function notesOf(root: string): string[] {
  const index = path.join(root, 'build/search-index.json');
  const searched = fs.existsSync(index)
    ? `Search answers from the build of ${fs.statSync(index).mtime.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
    : 'Search has no index yet: "npm run build" makes one.';
  return [
    searched,
    'Left out here: dates of the last change, files for programs, and links of names in code that is new.',
  ];
}
