import type { LineProblem } from './Source.ts';

/** The size limit of static files. Fonts and archives aren't among them, since the build creates them. */
const LARGEST = 500_000;
/** The size limit of images, which load with their page, even on phones. */
const LARGEST_PICTURE = 300_000;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Reports a file that is too large to be sent to readers. */
export function checkSize(file: string, bytes: number): LineProblem[] {
  const isPicture = PICTURE.test(file);
  const limit = isPicture ? LARGEST_PICTURE : LARGEST;
  if (!file.startsWith('static/') || bytes <= limit) return [];
  const [size, allowed] = [bytes, limit].map((count) => `${Math.round(count / 1000)} KB`);
  const message = isPicture
    ? `the picture has ${size}, and the limit is ${allowed}. Reduce its size`
    : `the file has ${size}, and the limit is ${allowed}. Reduce its size`;
  return [{ line: 1, message }];
}
