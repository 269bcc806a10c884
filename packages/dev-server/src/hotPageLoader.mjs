/** Makes a page's content replaceable while the page is open. */
export default function hotPageLoader(source) {
  const file = JSON.stringify(new URL('hotPage.ts', import.meta.url).pathname);
  return `${source.replace('export default function MDXContent', 'function MDXContent')}
import { hotPage } from ${file};
export default hotPage(MDXContent, JSON.stringify([frontMatter, contentTitle, toc]), import.meta.webpackHot);`;
}
