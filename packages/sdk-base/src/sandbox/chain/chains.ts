import { decodeStrKey } from '../../signing/strKey.ts';
import { Network } from '../../networks/Network.ts';
import { networks } from '../../networkInfo/networks.ts';
import { badParameter, ApiProblem } from '../refuse.ts';
import { isEvmAddress } from '../../signing/evmAddress.ts';

const gwei = 1_000_000_000n;

/** The gas prices of a test network. */
export type EvmFees = {
  chainId: bigint;
  baseFeePerGas: bigint;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
  l1DataFee: bigint;
};

const evmFees: Partial<Record<Network, EvmFees>> = {
  [Network.EthereumSepolia]: {
    chainId: 11155111n,
    baseFeePerGas: 2n * gwei,
    maxFeePerGas: 6n * gwei,
    maxPriorityFeePerGas: gwei,
    l1DataFee: 0n,
  },
  [Network.PolygonAmoy]: {
    chainId: 80002n,
    baseFeePerGas: 15n * gwei,
    maxFeePerGas: 60n * gwei,
    maxPriorityFeePerGas: 30n * gwei,
    l1DataFee: 0n,
  },
  [Network.BaseSepolia]: {
    chainId: 84532n,
    baseFeePerGas: 5_000_000n,
    maxFeePerGas: 20_000_000n,
    maxPriorityFeePerGas: 1_000_000n,
    l1DataFee: 4_000_000_000n,
  },
};

export const stellarFees = {
  baseFee: 100n,
  maxFeePerOperation: 200n,
  passphrase: 'Test SDF Network ; September 2015',
};

/** Half a lumen. */
const RESERVE_PER_ENTRY = 5_000_000n;

/** The minimum balance of a Stellar account: the reserve for two entries and for each asset. */
export const stellarReserve = (assets: number): bigint => RESERVE_PER_ENTRY * BigInt(2 + assets);

/** The sandbox's networks, in the order of the table. */
export const sandboxNetworks: readonly Network[] = Object.values(networks)
  .filter(({ environment }) => environment === 'sandbox')
  .map(({ network }) => network);

export function feesOf(network: Network): EvmFees {
  const fees = evmFees[network];
  if (!fees) throw new RangeError(`${network} is not an EVM network of the sandbox.`);
  return fees;
}

/** Parses the network in a path. */
export function pathNetwork(network: string): Network {
  if (!Object.hasOwn(networks, network)) throw badParameter('network', 'Must be a network.');
  needSandbox(network as Network);
  return network as Network;
}

/** Throws for a live network. */
export function needSandbox(network: Network): void {
  if (networks[network].environment === 'sandbox') return;
  throw new ApiProblem('sdk/network-mismatch', `The network ${network} is live, and this is the sandbox.`);
}

/** Throws if a network lacks a feature. */
export function needFeature(
  network: Network,
  feature: 'nft' | 'passports' | 'loyaltyPoints',
  what: string,
): void {
  if (networks[network].features[feature]) return;
  throw new ApiProblem('sdk/not-supported', `The network ${network} has no ${what}.`);
}

export const isAddress = (network: Network, address: string): boolean =>
  networks[network].kind === 'evm' ? isEvmAddress(address) : decodeStrKey(address) !== undefined;
