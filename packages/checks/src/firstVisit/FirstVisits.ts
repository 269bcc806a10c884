import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Budget } from './budgets.ts';

/** Measures the first visits of a built site. */
export class FirstVisits {
  readonly #folder: string;
  readonly #bytes = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the bytes of a visit to a page, from its route and its HTML. */
  measure(route: string, html: string): Budget {
    const files = filesOf(html);
    const page = this.#packed(path.join(route, 'index.html'));
    return {
      html: page,
      script: this.sum(files.script),
      style: this.sum(files.style),
      all: page + this.sum(Object.values(files).flat()),
    };
  }

  /** Adds up the bytes of files, given by their paths below the folder. */
  sum(files: readonly string[]): number {
    return files.reduce((bytes, file) => bytes + this.#packed(file), 0);
  }

  #packed(file: string): number {
    const known = this.#bytes.get(file) ?? brotli(file, fs.readFileSync(path.join(this.#folder, file)));
    this.#bytes.set(file, known);
    return known;
  }
}

function brotli(file: string, content: Buffer): number {
  // Compressed formats are served as they are.
  if (/\.(?:woff2|png)$/.test(file)) return content.length;
  // Packs HTML as hosts pack files that change with every deployment, since the last percent take ten times as long.
  const params = file.endsWith('.html') ? { [constants.BROTLI_PARAM_QUALITY]: 9 } : {};
  return brotliCompressSync(content, { params }).length;
}

/** Returns the files that a page's HTML makes a browser load by itself. */
export function filesOf(html: string): Record<'script' | 'style' | 'font' | 'image', string[]> {
  const find = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))];
  return {
    script: find(/<script[^>]*\ssrc="?\/([^"\s>]+)/g),
    style: find(/<link(?=[^>]*rel="?stylesheet)[^>]*\shref="?\/([^"\s>]+)/g),
    font: find(/<link(?=[^>]*as="?font)[^>]*\shref="?\/([^"\s>]+)/g),
    image: find(/<(?:img[^>]*\ssrc|link(?=[^>]*rel="?icon)[^>]*\shref)="?\/([^"\s>]+)/g),
  };
}
