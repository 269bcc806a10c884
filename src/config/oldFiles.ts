import type { Redirect } from './redirects.ts';

/** Files of the build at an old address, for hosts that can't redirect: the page, and its Markdown. */
interface OldFiles {
  html: string;
  markdown: string;
}

/** Where they are, from the folder of the build. */
export function oldFiles({ from }: Pick<Redirect, 'from'>): OldFiles {
  const bare = from.replace(/^\/|\/$/g, '');
  return { html: `${bare}/index.html`, markdown: `${bare}.md` };
}
