import type { Build } from './readBuild.ts';

/** The addresses that differ between two builds. A redirect is written with its target. */
export interface AddressChanges {
  removed: string[];
  added: string[];
  /** Served before, and now neither a page nor a redirect. */
  lost: string[];
}

const addressesIn = ({ pages, redirects }: Build): Set<string> =>
  new Set([...pages.keys(), ...[...redirects].map(([from, to]) => `${from} → ${to}`)]);

export function compareAddresses(before: Build, after: Build): AddressChanges {
  const [old, current] = [addressesIn(before), addressesIn(after)];
  return {
    removed: [...old].filter((address) => !current.has(address)),
    added: [...current].filter((address) => !old.has(address)),
    lost: [...before.pages.keys(), ...before.redirects.keys()].filter(
      (route) => !after.pages.has(route) && !after.redirects.has(route),
    ),
  };
}
