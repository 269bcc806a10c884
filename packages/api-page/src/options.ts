import { compositionPage, operationPage, type GeneratedItem } from './generatedPages.ts';
import { openapiFile, readDescription } from '../../model/src/openapi/readDescription.ts';

/**
 * The plugin reads the description, finds its operations and writes a page for each: `generatedPages` says what stands
 * in them, a heading and the place of the markup. Our plugin renders that markup when the site is built: the plugin's
 * own theme would draw it in the browser, with 5 MB of script.
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
