import fs from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { isInPages } from './files.ts';
import { attributeOf, problemsIn } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

/** Whether bytes are a whole picture, by the extension of its file. */
const isWhole: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.png': isPng,
  '.jpg': isJpeg,
  '.jpeg': isJpeg,
  '.webp': (bytes) =>
    /^RIFF[\s\S]{4}WEBP/.test(latin1(bytes, 12)) && bytes.readUInt32LE(4) + 8 === bytes.length,
  '.avif': (bytes) => /^[\s\S]{4}ftypavif/.test(latin1(bytes, 12)) && bytes.includes('mdat'),
  '.svg': (bytes) => /^\s*<(?:svg|\?xml)[\s\S]*<\/svg>\s*$/.test(bytes.toString('utf8')),
};

const latin1 = (bytes: Buffer, end: number) => bytes.subarray(0, end).toString('latin1');

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).toString('hex') === 'ffd8ff' && bytes.subarray(-2).toString('hex') === 'ffd9';
}

/** Reads the chunks of a PNG up to its end, and unpacks its pixels. */
function isPng(bytes: Buffer): boolean {
  if (!latin1(bytes, 8).startsWith('\x89PNG\r\n\x1a\n')) return false;
  const pixels: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') pixels.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
    if (type === 'IEND') return canInflate(Buffer.concat(pixels));
  }
  return false;
}

function canInflate(bytes: Buffer): boolean {
  try {
    return inflateSync(bytes).length > 0;
  } catch {
    return false;
  }
}

/** Reports images in Markdown that don't exist, are of another format than their name, or have no alternative text. */
export const checkImages = ({ tree, root, file }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    const isElement = node.name === 'img';
    if (node.type !== 'image' && !isElement) return;
    const [url, alt] = isElement
      ? [attributeOf(node, 'src'), attributeOf(node, 'alt')]
      : [node.url, node.alt];
    if (typeof url !== 'string') return;
    if (isInPages(file)) report(messageFor(url, root) ?? altMessage(url, alt));
    else if (!/^(?:[a-z]+:|\/)/.test(url) && !fs.existsSync(path.join(root, path.dirname(file), url)))
      report(`the picture ${url} doesn't exist. Correct its name, including capitals`);
  });

function altMessage(url: string, alt: unknown): string | undefined {
  if (!alt) return `the picture ${url} has no alternative text. Write ![what it shows](${url})`;
  if (/\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(String(alt)))
    return `the alternative text ${String(alt)} is the name of a file. Write what the picture shows`;
}

function messageFor(url: string, root: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return undefined;
  if (!url.startsWith('/'))
    return `the picture ${url} depends on where this page is. Put it into static/img, and write /img/${path.posix.basename(url)}`;
  const file = path.join(root, 'static', url);
  if (!fs.existsSync(file))
    return `the picture ${url} doesn't exist. Put it into static${path.posix.dirname(url)}, or correct its name, including capitals`;
  const extension = path.posix.extname(url).toLowerCase();
  const test = isWhole[extension];
  if (!test)
    return `the picture ${url} has a format that not every browser supports. Save it as ${Object.keys(isWhole).join(', ')}`;
  return test(fs.readFileSync(file))
    ? undefined
    : `the picture ${url} isn't a whole ${extension} file. Save it in that format again, or correct its extension`;
}
