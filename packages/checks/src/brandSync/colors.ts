import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';

const TOKENS = 'src/css/tokens.css';
/** Matches files whose content readers see. Tests, lockfiles and changelogs may spell out colors. */
const SHOWN =
  /^(?:src|static|packages\/(?!sdk-base|sdk-react|checks)[\w-]+\/src|docs|api|[^/]+\.config\.ts$)/;

/** Colors that belong to no palette, by file. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // A sample for a reader's own app, which has no tokens of ours.
  'docs/products/integrate-sdk-react-existing.mdx': ['#1e1d20'],
};

/**
 * Matches three, four, six or eight digits after `#` in a string or a style sheet, but not a private member or an
 * anchor. Also matches color functions.
 */
const COLOR =
  /(?<=[\s'"`:(,>])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-]|\s*[=(:<])|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/gi;

/** Reports every color that a file spells out instead of using `tokens.css`. */
export const checkColors = (root: string, files: readonly string[]): Problem[] =>
  files
    .filter((file) => SHOWN.test(file) && file !== TOKENS)
    .flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(COLOR)]
            .filter(([color]) => !ALLOWED[file]?.includes(color))
            .map(([color]) => ({
              file,
              line: index + 1,
              message: `${color} is a literal color. Use a color of ${TOKENS}, or add it there`,
            })),
        ),
    );
