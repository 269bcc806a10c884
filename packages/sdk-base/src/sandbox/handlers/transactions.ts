import { Network } from '../../networks/Network.ts';
import { networks } from '../../networkInfo/networks.ts';
import { created, ok } from '../answer.ts';
import { addressOf, ownAddress, userIdOf } from '../caller.ts';
import { needSandbox, stellarReserve } from '../chain/chains.ts';
import { nftKey } from '../chain/Ledger.ts';
import { prepare } from '../chain/prepare.ts';
import { isSignedBy } from '../chain/sign.ts';
import { object } from '../check.ts';
import { timings } from '../constants.ts';
import { network } from '../formats.ts';
import { checkKind, checkNative, movementOf } from '../movements.ts';
import { badParameter, conflict, found, invalid, ApiProblem } from '../refuse.ts';
import { broadcastArgs, transferParams } from '../transferArgs.ts';
import { startTransfer, transferSeenBy } from '../transfers.ts';
import type { Definitions } from '../World.ts';

export const transactions = {
  estimateFees: {
    access: ['accessToken'],
    body: object({ network, transfer: transferParams }),
    handle({ world, caller, body: { network: name, transfer } }) {
      const on = name as Network;
      needSandbox(on);
      const from = ownAddress(world, caller, on);
      checkKind(on, transfer);
      const { state, clock } = world;
      const movement = movementOf(world, on, from, transfer);
      const createsAccount = on === Network.StellarTestnet && !state.ledger.isFunded(on, movement.to);
      if (createsAccount && BigInt(movement.amount) < stellarReserve(0))
        throw invalid('/transfer/amount', 'Must cover the minimum balance of the account that it creates.');
      const nonce = state.ledger.of(on, from).sent;
      const erc1155 =
        state.nfts.get(`${on} ${movement.nft ? nftKey(movement.nft.contract, movement.nft.tokenId) : ''}`)
          ?.standard === 'erc1155';
      if (movement.nft && !erc1155 && movement.amount !== '1')
        throw invalid('/transfer/amount', 'An ERC-721 token has one copy.');
      const expiresAt = clock.milliseconds() + timings.estimateLifetime;
      const prepared = prepare({ network: on, from, transfer, nonce, erc1155, createsAccount, expiresAt });
      checkNative(world, on, movement, prepared.maxFee);
      state.estimates.set(prepared.transaction.serialized, {
        userId: userIdOf(caller),
        network: on,
        transfer,
        fee: prepared.fee,
        nonce,
        expiresAt,
      });
      return ok({
        network: on,
        currency: { ...networks[on].nativeCurrency },
        estimatedFee: `${prepared.fee}`,
        maxFee: `${prepared.maxFee}`,
        details: prepared.details,
        transaction: prepared.transaction,
        expiresAt: clock.text(expiresAt - clock.milliseconds()),
      });
    },
  },
  broadcastTransaction: {
    access: ['accessToken'],
    keyed: true,
    body: broadcastArgs,
    handle({ world, caller, body: { transaction, signature } }) {
      const { state, clock } = world;
      const userId = userIdOf(caller);
      needSandbox(transaction.network as Network);
      const estimate = state.estimates.get(transaction.serialized);
      if (!estimate || estimate.userId !== userId)
        throw invalid('/transaction/serialized', 'Is not a transaction that estimateFees gave.');
      const { network: on, transfer, nonce, fee } = estimate;
      if (transaction.network !== on)
        throw new ApiProblem('sdk/network-mismatch', 'The transaction is for another network.');
      const keys = found(state.keys.get(userId));
      if (!isSignedBy(transaction, signature, keys))
        throw invalid('/signature', 'Is not a signature of the account over the transaction.');
      const from = addressOf(world, userId, on) ?? '';
      const holding = state.ledger.of(on, from);
      if (holding.sent !== nonce) throw conflict('The account has sent another transaction meanwhile.');
      if (estimate.expiresAt <= clock.milliseconds())
        throw conflict('The estimate is out of date. Estimate again.');
      const movement = movementOf(world, on, from, transfer);
      checkNative(world, on, movement, fee);
      holding.sent += 1;
      const started = startTransfer(world, movement, fee);
      return created(structuredClone({ ...started, userId, direction: 'out' as const }));
    },
  },
  getTransaction: {
    access: ['accessToken'],
    handle({ world, caller, path }) {
      if (!/^tx_[0-9A-Za-z_]+$/.test(path.transactionId))
        throw badParameter('transactionId', 'Must be the id of a transfer.');
      const transfer = found(world.state.transfers.get(path.transactionId));
      const userId = userIdOf(caller);
      const address = addressOf(world, userId, transfer.network as Network);
      return ok(found(address === undefined ? undefined : transferSeenBy(transfer, address, userId)));
    },
  },
} satisfies Definitions;
