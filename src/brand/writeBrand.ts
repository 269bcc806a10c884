import fs from 'node:fs';
import { filesUnder, writeChanged } from '../../packages/model/src/files.ts';
import { site } from '../config/site.ts';
import { color } from '../config/tokens.ts';

const FOLDER = 'src/brand';

/**
 * Writes the images and the manifest into `src/brand/generated`, which is served in addition to `static`. Templates
 * contain placeholders: `{{--lagoon-700}}` is a color of `tokens.css`, and `{{title}}` is the title in `site.ts`.
 */
export function writeBrand(): void {
  for (const name of [...filesUnder(FOLDER, ['img']), 'site.webmanifest']) {
    const source = `${FOLDER}/${name}`;
    const text = fs
      .readFileSync(source, 'utf8')
      .replace(/\{\{(--)?(\w[\w-]*)\}\}/g, (_, dashes: string | undefined, key: string) =>
        valueOf(key, dashes !== undefined, source),
      );
    writeChanged(`${FOLDER}/generated/${name}`, text);
  }
}

function valueOf(name: string, isColor: boolean, source: string): string {
  if (isColor) return color(`--${name}`);
  if (name === 'title') return site.title;
  throw new Error(
    `${source}: the placeholder {{${name}}} is unknown. Use {{title}}, or a color such as {{--lagoon-700}}.`,
  );
}
