import fs from 'node:fs';
import path from 'node:path';
import { isInPages } from './files.ts';
import { attributeOf, problemsIn } from './nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** The first bytes of each image format. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[\s\S]{4}WEBP/,
  '.avif': /^[\s\S]{4}ftypavif/,
  '.svg': /^\s*<(?:svg|\?xml)/,
};

/** Reports images in Markdown that don't exist, are of another format than their name, or have no alternative text. */
export const checkImages = ({ tree, root, file }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    const isElement = node.name === 'img';
    if ((node.type !== 'image' && !isElement) || !isInPages(file)) return;
    const [url, alt] = isElement
      ? [attributeOf(node, 'src'), attributeOf(node, 'alt')]
      : [node.url, node.alt];
    if (typeof url === 'string') report(messageFor(url, root) ?? (alt ? undefined : missingTextMessage(url)));
  });

const missingTextMessage = (url: string) =>
  `the picture ${url} has no alternative text. Write ![what it shows](${url})`;

function messageFor(url: string, root: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return undefined;
  if (!url.startsWith('/'))
    return `the picture ${url} depends on where this page is. Put it into static/img, and write /img/${path.posix.basename(url)}`;
  const file = path.join(root, 'static', url);
  if (!fs.existsSync(file))
    return `the picture ${url} doesn't exist. Put it into static${path.posix.dirname(url)}, or correct its name, including capitals`;
  const begins = BEGINNINGS[path.posix.extname(url).toLowerCase()];
  if (!begins)
    return `the picture ${url} has a format that not every browser supports. Save it as ${Object.keys(BEGINNINGS).join(', ')}`;
  const bytes = fs.readFileSync(file);
  if (!begins.test(bytes.subarray(0, 200).toString('latin1')))
    return `the picture ${url} isn't a ${path.posix.extname(url)} file. Save it in that format, or correct its extension`;
  return undefined;
}
