import type { Redirect } from './redirects.ts';

/** The build's files at an old route, for hosts without redirects: the page, and its Markdown. */
interface RedirectFiles {
  html: string;
  markdown: string;
}

/** Returns their paths relative to the build's folder. */
export function redirectFiles({ from }: Pick<Redirect, 'from'>): RedirectFiles {
  const trimmed = from.replace(/^\/|\/$/g, '');
  return { html: `${trimmed}/index.html`, markdown: `${trimmed}.md` };
}
