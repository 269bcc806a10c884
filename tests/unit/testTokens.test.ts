import fs from 'node:fs';
import { expect, it } from 'vitest';
import { networks } from '../../packages/sdk-base/src/networkInfo/networks.ts';
import faucets from '../../src/data/faucets.json';

const testNetworks = Object.values(networks).filter(({ environment }) => environment === 'sandbox');

it('the page of test tokens lists every test network, with the tokens of its faucet', () => {
  const page = fs.readFileSync('docs/technical-guides/faq/how-to-get-test-tokens.mdx', 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z]+-[a-z-]+)` \| (.+) \|$/gm)].map(([, network, gives]) => [
    network,
    gives,
  ]);
  expect(rows).toEqual(
    testNetworks.map(({ network, nativeCurrency }) => [network, `test ${nativeCurrency.symbol}`]),
  );
});

it('every test network has a public faucet, and each of its faucets gives its currency', () => {
  const served = faucets.flatMap(({ networks: names, gives }) => names.map((name) => `${name}: ${gives}`));
  expect([...new Set(served)].toSorted()).toEqual(
    testNetworks.map(({ network, nativeCurrency }) => `${network}: ${nativeCurrency.symbol}`).toSorted(),
  );
});
