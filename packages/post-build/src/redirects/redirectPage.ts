import { contentPolicy } from '../../../../src/config/policy.ts';
import { writeFrontMatter } from '../../../model/src/frontMatter.ts';
import { escapeHtml } from '../../../model/src/escapeHtml.ts';

/** Target of an old address. */
interface Target {
  /** Path of the page, with its anchor. */
  to: string;
  /** Absolute address of the page. */
  canonical: string;
  title: string;
  /** Absolute address of the page's Markdown. */
  markdown: string;
}

/**
 * Returns the page at an old address, for hosts that can't redirect. It forwards without a script, has a link for
 * readers who have turned that off, and tells search engines the canonical page.
 */
export const redirectPage = ({ to, canonical, title }: Target): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentPolicy({ hashes: [], meta: true }))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${escapeHtml(canonical)}">
<meta http-equiv="refresh" content="0; url=${escapeHtml(to)}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It's now at <a href="${escapeHtml(to)}">${escapeHtml(title)}</a>.</p>
</main>
</body>
</html>
`;

/** Returns the Markdown counterpart of `redirectPage`. */
export const redirectMarkdown = ({ canonical, title, markdown }: Target): string =>
  `${writeFrontMatter({ title, moved: canonical })}# This page has moved\n\nIt's now at [${title}](${markdown}).\n`;
