import fs from 'node:fs';
import { expect, it } from 'vitest';
import { networks } from '../../packages/sdk-base/src/networkInfo/networks.ts';
import { faucets } from '../../src/data/faucets.ts';

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

it('every test network has a public faucet that gives its currency', () => {
  for (const { network, nativeCurrency } of testNetworks)
    expect(faucets).toContainEqual(
      expect.objectContaining({
        networks: expect.arrayContaining([network]) as string[],
        gives: nativeCurrency.symbol,
      }),
    );
});
