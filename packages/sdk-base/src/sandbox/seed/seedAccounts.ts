import { Network } from '../../networks/Network.ts';
import { addressOn } from '../chain/userKeys.ts';
import { nftKey } from '../chain/Ledger.ts';
import type { Schema } from '../operations.ts';
import type { TransferRecord } from '../State.ts';
import { ensureKeys } from '../users.ts';
import type { World } from '../World.ts';
import { namedAddress } from '../addresses.ts';
import { seedContracts, seedIds } from './seedIds.ts';

const { dollar, friend, stellarDollar, stellarFriend, tickets } = seedContracts;

export const pointsToken = (world: World): Schema<'Token'> => ({
  network: Network.PolygonAmoy,
  address: namedAddress(world.ids, Network.PolygonAmoy, 'Harbor Points'),
  name: 'Harbor Points',
  symbol: 'HPT',
  decimals: 0,
  logoUrl: null,
});

const exampleDollar = (network: Network, address: string, decimals: number): Schema<'Token'> => ({
  network,
  address,
  name: 'Example Dollar',
  symbol: 'EXD',
  decimals,
  logoUrl: null,
});

const ticket = (seat: number): Schema<'Nft'> => ({
  network: Network.PolygonAmoy,
  contract: tickets,
  tokenId: `${seat}`,
  standard: 'erc721',
  collectionId: seedIds.ticketsId,
  name: `Opening night, seat ${seat}`,
  description: 'Entry for one person.',
  imageUrl: `https://shop.example/tickets/${seat}.png`,
  externalUrl: null,
  attributes: [
    { trait: 'Row', value: 'C' },
    { trait: 'Seat', value: seat },
  ],
});

/** Creates the initial user, with balances, two tickets and a history. */
export function seedAccounts(world: World): void {
  const { state, clock, ids } = world;
  const { ledger } = state;
  const now = clock.text();
  state.users.set(seedIds.userId, {
    id: seedIds.userId,
    externalId: '1047',
    email: 'ada@shop.example',
    phone: '+33199001234',
    name: 'Ada Martin',
    locale: 'fr-FR',
    createdAt: '2026-02-11T14:05:00Z',
    updatedAt: '2026-02-11T14:05:00Z',
  });
  const { keys } = ensureKeys(world, seedIds.userId);
  const evm = keys.evm.address;
  const stellar = addressOn(keys, Network.StellarTestnet);

  const tokens = [
    exampleDollar(Network.PolygonAmoy, dollar, 6),
    exampleDollar(Network.StellarTestnet, stellarDollar, 7),
    pointsToken(world),
  ];
  for (const token of tokens) {
    const key = token.address.startsWith('0x') ? token.address.toLowerCase() : token.address;
    state.tokens.set(`${token.network} ${key}`, token);
  }

  ledger.addNative(Network.PolygonAmoy, evm, 2_500_000_000_000_000_000n, now);
  ledger.addNative(Network.EthereumSepolia, evm, 50_000_000_000_000_000n, now);
  ledger.addNative(Network.BaseSepolia, evm, 100_000_000_000_000_000n, now);
  ledger.addNative(Network.StellarTestnet, stellar, 1_000_000_000n, now);
  ledger.addToken(Network.PolygonAmoy, evm, dollar, 25_000_000n);
  ledger.addToken(Network.StellarTestnet, stellar, stellarDollar, 250_000_000n);
  // The friend's account on Stellar exists and trusts the asset, which it issues.
  ledger.addNative(Network.StellarTestnet, stellarFriend, 10_000_000_000n, now);
  ledger.addToken(Network.StellarTestnet, stellarFriend, stellarDollar, 0n);
  for (const seat of [40, 41]) {
    state.nfts.set(`${Network.PolygonAmoy} ${nftKey(tickets, `${seat}`)}`, ticket(seat));
    ledger.addNft(Network.PolygonAmoy, evm, nftKey(tickets, `${seat}`), 1n);
  }

  const received = (
    network: Network,
    from: string,
    to: string,
    amount: string,
    token: Schema<'Token'> | null,
    at: string,
  ): TransferRecord => {
    const hash = ids.hash();
    const kind = token === null ? 'native' : network === Network.StellarTestnet ? 'stellar-asset' : 'erc20';
    return {
      id: ids.next('tx'),
      network,
      kind,
      status: 'confirmed',
      hash: network === Network.StellarTestnet ? hash.slice(2) : hash,
      from,
      to,
      amount,
      token,
      nft: null,
      fee: network === Network.StellarTestnet ? '100' : '945000000000000',
      createdAt: `${at}:03Z`,
      confirmedAt: `${at}:09Z`,
    };
  };
  const [evmDollar = null, lumenDollar = null] = tokens;
  for (const transfer of [
    received(Network.PolygonAmoy, friend, evm, '2500000000000000000', null, '2026-02-12T09:00'),
    received(Network.PolygonAmoy, friend, evm, '25000000', evmDollar, '2026-03-01T18:12'),
    received(Network.StellarTestnet, stellarFriend, stellar, '1000000000', null, '2026-02-12T09:05'),
    received(Network.StellarTestnet, stellarFriend, stellar, '250000000', lumenDollar, '2026-03-01T18:20'),
  ])
    state.transfers.set(transfer.id, transfer);
}
