import { memoOf } from '../../accounts/memos.ts';
import { stellarReceiver } from '../../accounts/stellarReceiver.ts';
import type { Network } from '../../networks/Network.ts';
import { networks } from '../../networkInfo/networks.ts';
import type { Schema } from '../operations.ts';
import { feesOf, stellarFees } from './chains.ts';
import { erc1155Transfer, erc20Transfer, erc721Transfer, serializeEvm } from './evmTransaction.ts';
import { serializeStellar } from './stellarTransaction.ts';

/** A transfer with its sender, ready to become a transaction. */
export type Sending = {
  network: Network;
  from: string;
  transfer: Schema<'TransferParams'>;
  nonce: number;
  /** Whether the NFT's contract is an ERC-1155 contract. */
  erc1155: boolean;
  /** Whether the receiver has no account on Stellar yet. */
  createsAccount: boolean;
  /** The estimate's expiry, in milliseconds since 1970. */
  expiresAt: number;
};

/** A transaction and its costs. */
export type Prepared = Pick<Schema<'FeesEstimation'>, 'details' | 'transaction'> & {
  fee: bigint;
  maxFee: bigint;
};

/** The first sequence number of a Stellar account, which derives from the ledger of its creation. */
const FIRST_SEQUENCE = 0x0000100000000000n;

function prepareEvm({ network, from, transfer, nonce, erc1155 }: Sending): Prepared {
  const { chainId, baseFeePerGas, maxFeePerGas, maxPriorityFeePerGas, l1DataFee } = feesOf(network);
  let [gasLimit, to, value, data] = [21_000n, transfer.to, 0n, new Uint8Array()];
  if (transfer.kind === 'native') value = BigInt(transfer.amount);
  else if (transfer.kind === 'erc20')
    [gasLimit, to, data] = [
      65_000n,
      transfer.token,
      erc20Transfer(transfer.to, BigInt(transfer.amount)) as typeof data,
    ];
  else if (transfer.kind === 'nft') {
    const tokenId = BigInt(transfer.tokenId);
    const call = erc1155
      ? erc1155Transfer(from, transfer.to, tokenId, BigInt(transfer.amount ?? '1'))
      : erc721Transfer(from, transfer.to, tokenId);
    [gasLimit, to, data] = [85_000n, transfer.contract, call as typeof data];
  }
  const fees = { chainId, maxFeePerGas, maxPriorityFeePerGas, gasLimit };
  return {
    details: {
      kind: 'evm',
      gasLimit: `${gasLimit}`,
      baseFeePerGas: `${baseFeePerGas}`,
      maxFeePerGas: `${maxFeePerGas}`,
      maxPriorityFeePerGas: `${maxPriorityFeePerGas}`,
      l1DataFee: `${l1DataFee}`,
    },
    transaction: {
      kind: 'evm',
      network,
      serialized: serializeEvm({ ...fees, nonce: BigInt(nonce), to, value, data }),
    },
    fee: gasLimit * (baseFeePerGas + maxPriorityFeePerGas) + l1DataFee,
    maxFee: gasLimit * maxFeePerGas + l1DataFee,
  };
}

function prepareStellar({ network, from, transfer, nonce, createsAccount, expiresAt }: Sending): Prepared {
  const { baseFee, maxFeePerOperation, passphrase } = stellarFees;
  const { account: to = transfer.to, memoId } = stellarReceiver(transfer.to) ?? {};
  const serialized = serializeStellar({
    from,
    to,
    asset: transfer.kind === 'stellar-asset' ? transfer.asset : null,
    amount: 'amount' in transfer ? BigInt(transfer.amount ?? '1') : 0n,
    fee: Number(maxFeePerOperation),
    sequence: FIRST_SEQUENCE + BigInt(nonce + 1),
    memo: memoOf(memoId, 'memo' in transfer ? transfer.memo : undefined),
    maxTime: BigInt(Math.floor(expiresAt / 1_000)),
    createsAccount,
  });
  return {
    details: {
      kind: 'stellar',
      baseFee: `${baseFee}`,
      maxFeePerOperation: `${maxFeePerOperation}`,
      operationCount: 1,
      createsAccount,
    },
    transaction: { kind: 'stellar', network, networkPassphrase: passphrase, serialized },
    fee: baseFee,
    maxFee: maxFeePerOperation,
  };
}

/** Creates the unsigned transaction of a transfer. */
export const prepare = (sending: Sending): Prepared =>
  networks[sending.network].kind === 'evm' ? prepareEvm(sending) : prepareStellar(sending);
