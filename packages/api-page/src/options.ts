import { compositionPage, operationPage, type GeneratedItem } from './generatedPages.ts';
import { openapiFile, readDescription } from '../../model/src/openapi/readDescription.ts';

/**
 * The OpenAPI plugin reads the description, finds its operations and writes a page for each. `generatedPages` provides
 * the content of these pages, a heading and a placeholder for the markup. Our plugin renders that markup at build time,
 * since the OpenAPI plugin's own theme would render it in the browser, with 5 MB of script.
 */
export const openapiOptions = {
  id: 'backend',
  docsPluginId: 'classic',
  config: {
    backend: {
      specPath: openapiFile,
      outputDir: 'openapi/generated',
      template: 'packages/api-page/src/page.mustache',
      externalJsonProps: false,
      markdownGenerators: {
        createApiPageMD: (item: GeneratedItem) => operationPage(readDescription(), item),
        createInfoPageMD: () => compositionPage(readDescription()),
      },
    },
  },
};
