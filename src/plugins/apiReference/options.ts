import { compositionPage, operationPage, type GeneratedItem } from './pages.ts';
import { readDescription } from '../../../facts/openapi/readDescription.ts';

/** The description of the backend API: what the reference is made from, and what readers download. */
export const openapiFile = 'openapi/backend.yaml';

/** Folder of what `npm run gen` makes from it. */
const openapiOutput = 'openapi/generated';

/** The generator finds the operations; our pages say where each one's markup goes. */
export const openapiOptions = {
  id: 'backend',
  docsPluginId: 'classic',
  config: {
    backend: {
      specPath: openapiFile,
      outputDir: openapiOutput,
      template: 'src/plugins/apiReference/page.mustache',
      externalJsonProps: false,
      markdownGenerators: {
        createApiPageMD: (item: GeneratedItem) => operationPage(readDescription(openapiFile), item),
        createInfoPageMD: () => compositionPage(readDescription(openapiFile)),
      },
    },
  },
};
