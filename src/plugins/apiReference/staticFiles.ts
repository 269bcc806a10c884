import type { Description } from '../../../facts/openapi/Description.ts';
import { apiRoute } from '../../../facts/routes.ts';
import { escapeHtml } from '../builtSite/head.ts';
import type { SiteFile } from '../builtSite/Step.ts';
import type { Fragments } from './render/renderReference.ts';

/** What is served beside the page: its markup by group, and the description to download. */
export function staticFiles(description: Description, fragments: Fragments): SiteFile[] {
  const groups = new Map<string, string>();
  for (const [name, markup] of fragments) {
    const group = name.split('/')[0] ?? '';
    const part = `<section data-static="${escapeHtml(name)}">${markup}</section>\n`;
    groups.set(group, (groups.get(group) ?? '') + part);
  }
  return [
    ...[...groups].map(([group, content]) => ({ path: `fragments${apiRoute}/${group}.html`, content })),
    { path: 'openapi/backend.yaml', content: description.text },
    { path: 'openapi/backend.json', content: `${JSON.stringify(description.document, null, 2)}\n` },
  ];
}
