import { isNacreError, Network, networkInfo, SdkErrorType } from '@nacre/sdk-base';
import { describe, expect, it } from 'vitest';
import { feesOf } from '../src/sandbox/chain/chains.ts';

const all = Object.values(Network).map((network) => networkInfo(network));

describe('networkInfo', () => {
  it('knows every network, once', () => {
    expect(all).toHaveLength(8);
    expect(all.map(({ network }) => network)).toEqual(Object.values(Network));
    for (const member of ['name', 'caip2', 'explorerUrl'] as const) {
      expect(new Set(all.map((info) => info[member])).size).toBe(8);
    }
  });

  it('names each chain by its CAIP-2 id', () => {
    expect(Object.fromEntries(all.map(({ network, caip2 }) => [network, caip2]))).toEqual({
      ethereum: 'eip155:1',
      'ethereum-sepolia': 'eip155:11155111',
      polygon: 'eip155:137',
      'polygon-amoy': 'eip155:80002',
      base: 'eip155:8453',
      'base-sepolia': 'eip155:84532',
      stellar: 'stellar:pubnet',
      'stellar-testnet': 'stellar:testnet',
    });
  });

  it('has fees in the sandbox for each EVM test network', () => {
    for (const { network, caip2 } of all.filter(
      ({ kind, environment }) => kind === 'evm' && environment === 'sandbox',
    ))
      expect(`eip155:${feesOf(network).chainId}`).toBe(caip2);
  });

  it('has a test network of the same currency for each main network', () => {
    const symbols = (environment: string) =>
      all.filter((info) => info.environment === environment).map(({ nativeCurrency }) => nativeCurrency);
    expect(symbols('sandbox')).toEqual(symbols('live'));
    for (const { kind, nativeCurrency } of all) expect(nativeCurrency.decimals).toBe(kind === 'evm' ? 18 : 7);
  });

  it('links to explorers over HTTPS, without a slash at the end', () => {
    for (const { explorerUrl } of all) expect(explorerUrl).toMatch(/^https:\/\/[a-z./]+[a-z]$/);
  });

  it('lists the features that Stellar does not support', () => {
    for (const { kind, features } of all) {
      const missing = Object.entries(features).flatMap(([feature, supported]) =>
        supported ? [] : [feature],
      );
      expect(missing).toEqual(kind === 'stellar' ? ['nft', 'loyaltyPoints', 'passports'] : []);
    }
  });

  it('rejects an unknown network', () => {
    for (const network of ['mars', '', 'toString', '__proto__', undefined, 5]) {
      try {
        networkInfo(network as Network);
        expect.fail('nothing was thrown');
      } catch (error) {
        if (!isNacreError(error, SdkErrorType.InvalidArgument)) throw error;
        expect(error.details).toEqual({ argument: 'network' });
        expect(error.message).toContain('polygon-amoy');
      }
    }
  });
});
