import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { faqDocument, withStructuredData } from './faqDocument.ts';

/** The page of questions and answers, below the site's base. */
const route = 'technical-guides/faq/';

/** Says to search engines what the FAQ asks and answers, from the page as it was built, so that it is written once. */
export default function faqData({ siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'faq-data',
    async postBuild({ outDir }) {
      const file = path.join(outDir, route, 'index.html');
      const html = fs.readFileSync(file, 'utf8');
      const data = faqDocument(html, `${siteConfig.url}${baseUrl}${route}`);
      // Others read the built pages at the same time: they see the old file or the new one, never a part.
      fs.writeFileSync(`${file}.new`, withStructuredData(html, data));
      fs.renameSync(`${file}.new`, file);
    },
  };
}
