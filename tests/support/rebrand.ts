import { site } from '../../src/config/site.ts';
import { color } from '../../src/config/tokens.ts';
import type { Copy } from './copyRepository.ts';

/** A brand that has nothing in common with any other. */
export const otherBrand = {
  name: 'Quartz Bank',
  tagline: 'Banking in a crystal, with wallets and tokens in it for everybody.',
  scope: '@quartz',
  domain: 'quartz.test',
} as const;

/** The color that the other brand has another one for. */
export const accent = color('--lagoon-700');

/** Makes the edits of a new brand in their two homes, and nothing else. */
export function editBrand(copy: Copy): void {
  const home = 'src/config/site.ts';
  copy.edit(home, `name = '${site.name}'`, `name = '${otherBrand.name}'`);
  copy.edit(home, `domain = '${site.domain}'`, `domain = '${otherBrand.domain}'`);
  copy.edit(home, `scope: '${site.scope}'`, `scope: '${otherBrand.scope}'`);
  copy.edit(home, site.tagline, otherBrand.tagline);
  copy.edit('src/css/tokens.css', `--lagoon-700: ${accent}`, '--lagoon-700: #4a2c7d');
}
