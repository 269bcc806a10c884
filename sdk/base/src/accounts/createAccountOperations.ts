import { CryptoError } from '../errors/CryptoError.ts';
import { CryptoErrorType } from '../errors/CryptoErrorType.ts';
import { isNacreError } from '../errors/isNacreError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { Network } from '../networks/Network.ts';
import { networkInfo } from '../networkInfo/networkInfo.ts';
import { checkSignature } from '../signer/checkSignature.ts';
import type { Signature, SignaturePayload, Signer, SignerOptions } from '../signer/Signer.ts';
import { type Call, checkTimeout } from '../transport/createCall.ts';
import { createLimit } from '../transport/createLimit.ts';
import * as fromWire from '../transport/fromWire.ts';
import { checkPagination } from '../transport/checkPagination.ts';
import { toWire } from '../transport/toWire.ts';
import type { Balance } from '../types/Balance.ts';
import type { FeesEstimation } from '../types/FeesEstimation.ts';
import type { Nft } from '../types/Nft.ts';
import type { NftBalance } from '../types/NftBalance.ts';
import type { Page } from '../types/Page.ts';
import type { Pagination } from '../types/Pagination.ts';
import type { RequestOptions } from '../types/RequestOptions.ts';
import type { TokenBalance } from '../types/TokenBalance.ts';
import type { Transfer } from '../types/Transfer.ts';
import type { Erc20TransferArgs, NftTransferArgs, TransferParams } from '../types/TransferParams.ts';
import { checkAddress } from './checkAddress.ts';
import { checkTokenId, checkTransfer, notSupportedOn } from './checkTransfer.ts';
import { checkTransaction } from './checkTransaction.ts';

/** The user reads what is to be signed, and may have to find a passkey or a recovery password. */
const SIGN_TIMEOUT_MS = 120_000;

/**
 * What the parts of a client that sign share.
 *
 * @internal
 */
export type SigningContext = {
  call: Call;
  signer: Signer;
  accessToken: (options: RequestOptions) => Promise<string>;
};

/** @internal */
export type AccountOperations = {
  getBalance(options?: RequestOptions): Promise<Balance>;
  getTokenBalances(pagination?: Pagination, options?: RequestOptions): Promise<Page<TokenBalance>>;
  getNfts(pagination?: Pagination, options?: RequestOptions): Promise<Page<NftBalance>>;
  getNft(contract: string, tokenId: string, options?: RequestOptions): Promise<Nft>;
  getTransfers(pagination?: Pagination, options?: RequestOptions): Promise<Page<Transfer>>;
  getTransfer(transferId: string, options?: RequestOptions): Promise<Transfer>;
  estimateFees(params: TransferParams, options?: RequestOptions): Promise<FeesEstimation>;
  transfer(params: TransferParams, options?: RequestOptions): Promise<Transfer>;
  transferKind(
    kind: 'erc20' | 'nft',
    params: Erc20TransferArgs | NftTransferArgs,
    options?: RequestOptions,
  ): Promise<Transfer>;
  signMessage(message: string, options?: RequestOptions): Promise<Signature>;
};

/**
 * Asks a signer. It may be the application's own: it is held to the time limit, and what it throws becomes an
 * error of the SDK.
 *
 * @internal
 */
export async function askSigner<T>(
  context: SigningContext,
  options: RequestOptions,
  ask: (signer: Signer, options: SignerOptions) => Promise<T>,
): Promise<T> {
  const timeoutMs = checkTimeout(options.timeoutMs) ?? SIGN_TIMEOUT_MS;
  const limit = createLimit(options.signal, timeoutMs);
  try {
    if (limit.signal.aborted) throw limit.signal.reason;
    const accessToken = await limit.race(context.accessToken({ signal: limit.signal }));
    // A little less than is left, so that the key frame can report its own time-out.
    const left = Math.max(1, limit.remaining() - 50);
    const answer = Promise.resolve().then(() =>
      ask(context.signer, { accessToken, signal: limit.signal, timeoutMs: left }),
    );
    return await limit.race(answer);
  } catch (error) {
    if (limit.signal.aborted) throw limit.signal.reason;
    if (isNacreError(error)) throw error;
    throw new CryptoError(CryptoErrorType.SignatureFailed, { cause: error });
  } finally {
    limit.end();
  }
}

/**
 * Makes what an account can do.
 *
 * @internal
 */
export function createAccountOperations(
  context: SigningContext,
  account: { network: Network; address: string },
): AccountOperations {
  const { call } = context;
  const { network, address } = account;
  const path = { network };

  function needNfts(): void {
    if (!networkInfo(network).features.nft) throw notSupportedOn(network, 'NFTs');
  }

  async function sign(payload: SignaturePayload, options: RequestOptions): Promise<Signature> {
    const answer = await askSigner(context, options, (signer, given) => signer.sign(payload, given));
    return checkSignature(answer, network, address);
  }

  const operations: AccountOperations = {
    async getBalance(options) {
      return fromWire.balance(await call('getBalance', { path }, options), 'balance');
    },
    async getTokenBalances(pagination, options) {
      const query = checkPagination(pagination);
      return fromWire.tokenBalances(
        await call('listTokenBalances', { path, query }, options),
        'tokenBalances',
      );
    },
    async getNfts(pagination, options) {
      needNfts();
      const query = checkPagination(pagination);
      return fromWire.nftBalances(await call('listNfts', { path, query }, options), 'nfts');
    },
    async getNft(contract, tokenId, options) {
      needNfts();
      checkAddress(network, contract, 'contract');
      checkTokenId(tokenId);
      return fromWire.nft(await call('getNft', { path: { network, contract, tokenId } }, options), 'nft');
    },
    async getTransfers(pagination, options) {
      const query = checkPagination(pagination);
      return fromWire.transfers(await call('listTransfers', { path, query }, options), 'transfers');
    },
    async getTransfer(transferId, options) {
      const answer = await call('getTransaction', { path: { transactionId: transferId } }, options);
      return fromWire.transfer(answer, 'transfer');
    },
    async estimateFees(params, options) {
      checkTransfer(network, params);
      const body = { network, transfer: toWire(params) };
      const estimation = fromWire.feesEstimation(await call('estimateFees', { body }, options), 'estimation');
      if (estimation.network !== network) throw new SdkError(SdkErrorType.NetworkMismatch);
      checkTransaction(estimation, address, params);
      return estimation;
    },
    async transfer(params, options = {}) {
      const { signal, idempotencyKey } = options;
      const until = Date.now() + (checkTimeout(options.timeoutMs) ?? Infinity);
      /** What is left of the caller's time limit; each step has its own where there is none. */
      const left = (): RequestOptions =>
        until === Infinity ? { signal } : { signal, timeoutMs: Math.max(1, until - Date.now()) };
      // Copied, so that what is signed stays what was checked.
      const checked = { ...params };
      const { transaction } = await operations.estimateFees(checked, left());
      const signature = await sign({ kind: 'transaction', network, transaction }, left());
      const answer = await call(
        'broadcastTransaction',
        { body: { transaction, signature } },
        { ...left(), idempotencyKey },
      );
      return fromWire.transfer(answer, 'transfer');
    },
    async transferKind(kind, params, options) {
      if ((params.kind ?? kind) !== kind) {
        throw new SdkError(SdkErrorType.InvalidArgument, {
          message: `The argument kind must be ${kind}.`,
          details: { argument: 'kind' },
        });
      }
      // The two methods of `Account` pair each kind with its own arguments, which the compiler cannot follow here.
      return operations.transfer({ ...params, kind } as TransferParams, options);
    },
    async signMessage(message, options = {}) {
      if (typeof message !== 'string') {
        throw new SdkError(SdkErrorType.InvalidArgument, { details: { argument: 'message' } });
      }
      return sign({ kind: 'message', network, message }, options);
    },
  };
  return operations;
}
