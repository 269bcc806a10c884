import type { Redirect } from './redirects.ts';

/** The build's files at an old route, for hosts without redirects: the page, and its Markdown. */
interface OldFiles {
  html: string;
  markdown: string;
}

/** Returns their paths relative to the build's folder. */
export function oldFiles({ from }: Pick<Redirect, 'from'>): OldFiles {
  const bare = from.replace(/^\/|\/$/g, '');
  return { html: `${bare}/index.html`, markdown: `${bare}.md` };
}
