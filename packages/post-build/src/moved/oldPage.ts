import { contentPolicy } from '../../../../src/config/policy.ts';
import { escapeHtml } from '../head.ts';

/** Where an old address leads. */
interface Target {
  /** The page, with its anchor, below the origin. */
  to: string;
  /** The page's own address, whole. */
  canonical: string;
  title: string;
  /** Its Markdown, whole. */
  markdown: string;
}

/**
 * The page at an old address, for hosts that can't redirect. It leads on by itself, without a script, has a link for
 * who has turned that off, and tells search engines which page they mean.
 */
export const oldPage = ({ to, canonical, title }: Target): string => `<!doctype html>
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

/** The same for who reads the Markdown. */
export const oldMarkdown = ({ canonical, title, markdown }: Target): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `moved: ${JSON.stringify(canonical)}`,
    '---',
    '',
    '# This page has moved',
    '',
    `It's now at [${title}](${markdown}).`,
    '',
  ].join('\n');
