import type { Network } from '../../networks/Network.ts';

/** The assets of an address on a network. */
type Holding = {
  native: bigint;
  /** Balances by token, including zero balances: on Stellar, an entry means that the account trusts the asset. */
  tokens: Map<string, bigint>;
  /** Copies by NFT. */
  nfts: Map<string, bigint>;
  /** The number of transactions that the address has sent. */
  sent: number;
  updatedAt: string;
};

export const nftKey = (contract: string, tokenId: string): string => `${contract.toLowerCase()}/${tokenId}`;

/** EVM addresses are case-insensitive, and Stellar addresses are always in upper case. */
const addressKey = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address);

/** The balances on the sandbox's networks. */
export class Ledger {
  readonly #holdings = new Map<string, Holding>();

  /** Whether an address has native currency. On Stellar, an account exists only from then on. */
  isFunded(network: Network, address: string): boolean {
    return (this.#holdings.get(`${network} ${addressKey(address)}`)?.native ?? 0n) > 0n;
  }

  /** Returns the assets of an address, after adding an empty entry if there is none. */
  of(network: Network, address: string, now = '1970-01-01T00:00:00Z'): Holding {
    const key = `${network} ${addressKey(address)}`;
    const holding = this.#holdings.get(key) ?? {
      native: 0n,
      tokens: new Map<string, bigint>(),
      nfts: new Map<string, bigint>(),
      sent: 0,
      updatedAt: now,
    };
    this.#holdings.set(key, holding);
    return holding;
  }

  addNative(network: Network, address: string, amount: bigint, now: string): void {
    const holding = this.of(network, address, now);
    holding.native += amount;
    holding.updatedAt = now;
  }

  addToken(network: Network, address: string, token: string, amount: bigint): void {
    const { tokens } = this.of(network, address);
    tokens.set(addressKey(token), (tokens.get(addressKey(token)) ?? 0n) + amount);
  }

  token(network: Network, address: string, token: string): bigint | undefined {
    return this.#holdings.get(`${network} ${addressKey(address)}`)?.tokens.get(addressKey(token));
  }

  addNft(network: Network, address: string, key: string, amount: bigint): void {
    const { nfts } = this.of(network, address);
    const left = (nfts.get(key) ?? 0n) + amount;
    if (left === 0n) nfts.delete(key);
    else nfts.set(key, left);
  }
}
