import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { encodePng } from '../src/cards/encodePng.ts';

const [WIDTH, HEIGHT] = [300, 40];
const pixelsOf = (content: string): Buffer =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`,
  ).render().pixels;

describe('PNG with a palette', () => {
  test('keeps each pixel', () => {
    const pixels = pixelsOf(
      '<rect width="300" height="40" fill="#fff"/><circle cx="30" cy="15" r="12" fill="#06c"/><rect x="290" y="30" width="10" height="10" fill="#f00"/>',
    );
    const png = encodePng(pixels, WIDTH)?.toString('base64') ?? '';
    expect(pixelsOf(`<image width="300" height="40" href="data:image/png;base64,${png}"/>`)).toEqual(pixels);
  });

  test.each([
    [256, true],
    [257, false],
  ])('of %i colors: %s', (colors, hasPalette) => {
    const columns = Array.from(
      { length: colors },
      (_, index) => `<rect x="${index}" width="1" height="40" fill="rgb(${index % 256},${index >> 8},0)"/>`,
    );
    // The first column's color is that of the rest.
    const pixels = pixelsOf(`<rect width="300" height="40" fill="#000"/>${columns.join('')}`);
    expect(encodePng(pixels, WIDTH) !== undefined).toBe(hasPalette);
  });
});
