import type { Description } from '../../model/src/openapi/Description.ts';
import type { SiteFile } from '../../model/src/SiteFile.ts';

/** Returns the API description as files to download. */
export const descriptionFiles = (description: Description): SiteFile[] => [
  { path: 'openapi/backend.yaml', content: description.text },
  { path: 'openapi/backend.json', content: `${JSON.stringify(description.document, null, 2)}\n` },
];
