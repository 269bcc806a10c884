import fs from 'node:fs';
import path from 'node:path';
import type { Description } from '../../../facts/openapi/Description.ts';
import { apiRoute } from '../../../facts/routes.ts';
import { escapeHtml } from './render/html.ts';
import type { Fragments } from './render/renderReference.ts';

/** Writes what is served beside the page: its markup by group, and the description to download. */
export function writeStaticFiles(folder: string, description: Description, fragments: Fragments): void {
  fs.rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  const groups = new Map<string, string>();
  for (const [name, markup] of fragments) {
    const group = name.split('/')[0] ?? '';
    const part = `<section data-static="${escapeHtml(name)}">${markup}</section>\n`;
    groups.set(group, (groups.get(group) ?? '') + part);
  }
  for (const [group, markup] of groups) write(`fragments${apiRoute}/${group}.html`, markup);
  write('openapi/backend.yaml', description.text);
  write('openapi/backend.json', `${JSON.stringify(description.document, null, 2)}\n`);
}
