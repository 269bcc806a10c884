import { createHash } from 'node:crypto';
import type { SiteFile } from '../../../model/src/SiteFile.ts';

const INLINED = /url\((["']?)data:font\/woff2;base64,([\w+/=]+)\1\)/g;

/** A sheet that refers to its fonts as files, and these files. */
export interface ExtractedFonts {
  css: string;
  files: SiteFile[];
}

/**
 * Moves inlined fonts to files. The compiler inlines small files in the sheet, but a font doesn't get smaller there,
 * and every page would fetch it, whether it needs it or not.
 */
export function extractFonts(sheet: string, baseUrl: string): ExtractedFonts {
  const files: SiteFile[] = [];
  const css = sheet.replace(INLINED, (_, quote: string, data: string) => {
    const content = Buffer.from(data, 'base64');
    const file = `assets/fonts/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.woff2`;
    files.push({ path: file, content });
    return `url(${quote}${baseUrl}${file}${quote})`;
  });
  return { css, files };
}
