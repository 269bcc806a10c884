import type { site } from '../../../../src/config/site.ts';

/** What samples, comments and file names write out of the brand: `.config/brand.json` holds what they say now. */
export interface Brand {
  name: string;
  tagline: string;
  scope: string;
  domain: string;
  addresses: Record<string, string>;
}

/** The brand as `site.ts` has it, whatever the environment says. */
export function brandOf({ name, tagline, scope, domain, ...more }: typeof site): Brand {
  const { links, api, keys, passports } = more;
  const named = (group: string, addresses: Record<string, string>) =>
    Object.entries(addresses).map(([key, address]) => [`${group}.${key}`, address]);
  return {
    name,
    tagline,
    scope,
    domain,
    addresses: Object.fromEntries([
      ...named('links', links),
      ...named('api', api),
      ...named('keys', keys),
      ['passports', passports],
    ]) as Record<string, string>,
  };
}
