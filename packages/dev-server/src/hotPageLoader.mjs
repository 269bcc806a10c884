/** Makes a page's content replaceable while the page is open. */
export default function hotPageLoader(source) {
  const content = source.replace('export default function MDXContent', 'function MDXContent');
  if (content === source) throw new Error("a page isn't MDX's export any more. Adapt hotPageLoader.mjs.");
  const file = JSON.stringify(new URL('hotPage.ts', import.meta.url).pathname);
  return `${content}
import { hotPage } from ${file};
export default hotPage(MDXContent, JSON.stringify([frontMatter, contentTitle, toc]), import.meta.webpackHot);`;
}
