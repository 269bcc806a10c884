/** What the demo loads: the SDK's part, which is shown, and the drawing of QR codes. */
export { openBrand } from './passport.ts';
export { drawCode } from './drawCode.ts';
