import fs from 'node:fs';
import path from 'node:path';
import { site } from '../config/site.ts';
import { color } from '../config/tokens.ts';

const FOLDER = 'src/brand';

/**
 * Writes the images and the manifest into `src/brand/generated`, which is served in addition to `static`. Templates
 * contain placeholders: `{{--lagoon-700}}` is a color of `tokens.css`, and `{{title}}` is the title in `site.ts`.
 */
export function writeBrand(): void {
  for (const name of [
    ...fs
      .readdirSync(`${FOLDER}/img`)
      .toSorted()
      .map((image) => `img/${image}`),
    'site.webmanifest',
  ]) {
    const text = fs.readFileSync(`${FOLDER}/${name}`, 'utf8').replace(/\{\{(--)?(\w[\w-]*)\}\}/g, fill);
    const target = `${FOLDER}/generated/${name}`;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

function fill(placeholder: string, isColor: string | undefined, name: string): string {
  if (isColor) return color(`--${name}`);
  if (name === 'title') return site.title;
  throw new Error(`${FOLDER}: nothing is known to fill ${placeholder} with`);
}
