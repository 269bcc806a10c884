import type { Network } from '../../networks/Network.ts';

/** What one address holds on one network. */
type Holding = {
  native: bigint;
  /** Balances by token, zero balances included: on Stellar, to have one is to trust the asset. */
  tokens: Map<string, bigint>;
  /** Copies by NFT. */
  nfts: Map<string, bigint>;
  /** How many transactions the address has sent. */
  sent: number;
  updatedAt: string;
};

export const nftKey = (contract: string, tokenId: string): string => `${contract.toLowerCase()}/${tokenId}`;

/** An EVM address is the same in any case; a Stellar one has one case only. */
const addressKey = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address);

/** Who holds what on the sandbox's networks. */
export class Ledger {
  readonly #holdings = new Map<string, Holding>();

  /** Whether an address holds native currency. On Stellar an account is there only from then on. */
  isFunded(network: Network, address: string): boolean {
    return (this.#holdings.get(`${network} ${addressKey(address)}`)?.native ?? 0n) > 0n;
  }

  /** Gives what an address holds, an empty holding where it never held anything. */
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
