import fs from 'node:fs';

const images = new URL('../brand/generated/img/', import.meta.url);
const files = { light: 'logo.svg', dark: 'logo-dark.svg' };

/** Returns the logo as a data URL, which is smaller than a request for it and loads with the page. */
export function logo(mode: 'light' | 'dark'): string {
  const svg = fs.readFileSync(new URL(files[mode], images), 'utf8');
  const text = encodeURIComponent(svg.replace(/\n\s*/g, '').replaceAll('"', "'"));
  return `data:image/svg+xml,${text.replace(/%(?:20|3D|3A|2F)/g, decodeURIComponent)}`;
}
