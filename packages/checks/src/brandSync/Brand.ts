import type { site } from '../../../../src/config/site.ts';

/**
 * The brand's values that samples, comments and file names spell out. `.config/brand.json` records the current ones.
 */
export interface Brand {
  name: string;
  tagline: string;
  scope: string;
  domain: string;
  addresses: Record<string, string>;
}

/** Returns the brand as `site.ts` defines it, regardless of the environment. */
export function brandOf({ name, tagline, scope, domain, ...more }: typeof site): Brand {
  const { links, api, keys, passports } = more;
  const entriesOf = (group: string, addresses: Record<string, string>) =>
    Object.entries(addresses).map(([key, address]) => [`${group}.${key}`, address]);
  return {
    name,
    tagline,
    scope,
    domain,
    addresses: Object.fromEntries([
      ...entriesOf('links', links),
      ...entriesOf('api', api),
      ...entriesOf('keys', keys),
      ['passports', passports],
    ]) as Record<string, string>,
  };
}
