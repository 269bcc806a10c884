import { createRequire } from 'node:module';
import { color } from '../../../../src/config/tokens.ts';

/** Size in pixels that link previews show uncropped. */
export const cardSize = { width: 1200, height: 630 };

/** Radii of the mark's layers, from the outermost. The layers meet in a point beyond the corner. */
export const RADII = [330, 242, 163, 92];

export const COLORS = {
  surface: color('--card-surface'),
  text: color('--role-text'),
  section: color('--role-accent'),
  layers: RADII.map((_, index) => color(`--card-layer-${index + 1}`)),
};

const { resolve } = createRequire(import.meta.url);

export const fontFiles = ([400, 700] as const).map((weight) => ({
  weight,
  file: resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
}));
