import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { openapiFile, readDescription } from '../../model/src/openapi/readDescription.ts';
import { historyFile, readHistory } from '../../history/src/readHistory.ts';
import References, { hasReferences } from '../../model/src/symbols/References.ts';
import { isDevMode } from '../../model/src/devMode.ts';
import { writeFiles, type PluginWithFiles, type SiteFile } from '../../model/src/SiteFile.ts';
import { cachedContent } from '../../model/src/cache/cachedContent.ts';
import { renderReference } from './render/renderReference.ts';
import { tryItOperations } from './tryIt/tryItOperations.ts';
import type { Description } from '../../model/src/openapi/Description.ts';
import type { NavigationGroup } from 'api-navigation';
import { groupsOf } from '../../model/src/openapi/operations.ts';

const NAME = 'api-reference';

/** Renders the API description to static markup, which the API page assembles. */
export default function apiReference({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): PluginWithFiles<SiteFile[]> {
  const folder = path.join(generatedFilesDir, NAME, 'default');
  const staticFolder = path.join(folder, 'static');
  return {
    name: NAME,
    getPathsToWatch: () => [path.join(siteDir, openapiFile)],
    loadContent: () =>
      cachedContent(siteDir, { name: NAME, program: import.meta.url, outputs: [folder] }, () => {
        const description = readDescription(openapiFile, siteDir);
        // In a new clone, `npm start` serves this page while references are generated, and renders it again afterwards.
        const isGenerated = !isDevMode || (hasReferences(siteDir) && fs.existsSync(historyFile));
        const fragments = renderReference(description, {
          baseUrl,
          ...(isGenerated && { references: new References(siteDir), history: readHistory(siteDir) }),
        });
        writeFiles(folder, [
          { path: 'fragments.json', content: JSON.stringify(Object.fromEntries(fragments)) },
          { path: 'navigation.json', content: JSON.stringify(navigationOf(description)) },
          { path: 'tried.json', content: JSON.stringify(tryItOperations(description)) },
        ]);
        const files = descriptionFiles(description);
        // For the dev server.
        fs.rmSync(staticFolder, { recursive: true, force: true });
        writeFiles(staticFolder, files);
        return files;
      }),
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'api-navigation$': path.join(folder, 'navigation.json'),
          'tried-operations$': path.join(folder, 'tried.json'),
          'static-html$': path.join(folder, 'fragments.json'),
        },
      },
      ...(isServer ? {} : { devServer: { static: [{ publicPath: baseUrl, directory: staticFolder }] } }),
    }),
    siteFiles: (files) => files,
  };
}

const descriptionFiles = (description: Description): SiteFile[] => [
  { path: 'openapi/backend.yaml', content: description.text },
  { path: 'openapi/backend.json', content: `${JSON.stringify(description.document, null, 2)}\n` },
];

/** Returns the data for the page's own list of operations. */
const navigationOf = (description: Description): NavigationGroup[] =>
  groupsOf(description).map(({ anchor, name, operations }) => ({
    anchor,
    name,
    entries: operations.map((operation) => ({
      anchor: operation.anchor,
      title: operation.title,
      method: operation.isWebhook ? 'event' : operation.method,
    })),
  }));
