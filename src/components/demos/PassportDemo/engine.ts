import { generate } from 'lean-qr';

// The demo's engine: the displayed SDK code, and a generator of QR codes.
export { openBrand } from './passport.ts';

/** Returns a QR code as an SVG path of unit squares, and the number of squares per side. */
export function drawCode(text: string): { path: string; size: number } {
  const code = generate(text);
  const { size } = code;
  const squares: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  }
  return { path: squares.join(''), size };
}
