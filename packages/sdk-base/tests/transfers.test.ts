import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { checkAddress } from '../src/accounts/checkAddress.ts';
import { checkTransaction } from '../src/accounts/checkTransaction.ts';
import { decodeEvmTransaction } from '../src/accounts/decodeEvmTransaction.ts';
import { decodeStellarTransaction } from '../src/accounts/decodeStellarTransaction.ts';
import { memoOf } from '../src/accounts/memos.ts';
import { decodeStrKey, encodeStrKey } from '../src/signing/strKey.ts';
import { BaseError } from '../src/errors/BaseError.ts';
import { SdkError } from '../src/errors/SdkError.ts';
import { SdkErrorType } from '../src/errors/SdkErrorType.ts';
import { Network } from '../src/networks/Network.ts';
import type { Signature, Signer } from '../src/signer/Signer.ts';
import { feesEstimation } from '../src/transport/fromWire.ts';
import { toWire } from '../src/transport/toWire.ts';
import type { FeesEstimation } from '../src/types/FeesEstimation.ts';
import type { TransferParams } from '../src/types/TransferParams.ts';
import { encodeEvm, encodeStellar } from './encodeTransaction.ts';
import { EVM_ADDRESS, signedIn, STELLAR_ADDRESS, user } from './fakeBackend.ts';

const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const NFT = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
const STELLAR_TO = 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H';
// A muxed address of SEP-23, with the account and the id 2 ** 63.
const MUXED_KEY = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
const MUXED = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK';
const ASSET = `EXD:${STELLAR_TO}`;

const ZERO = `0x${'0'.repeat(40)}`;
/** Changes the case of one letter, a typo that EIP-55's checksum detects. */
const mistyped = (address: string) => address.replace(/[a-f]/, (letter) => letter.toUpperCase());

const native: TransferParams = { kind: 'native', to: TO, amount: 1_500_000_000_000_000_000n };
const erc20: TransferParams = { kind: 'erc20', token: TOKEN, to: TO, amount: 1_500_000n };
const nft: TransferParams = { kind: 'nft', contract: NFT, tokenId: '42', to: TO };
const copies: TransferParams = { ...nft, amount: 3n };
const muxed: TransferParams = { kind: 'native', to: MUXED, amount: 15_000_000n };
const lumens: TransferParams = { kind: 'native', to: STELLAR_TO, amount: 15_000_000n };
const asset: TransferParams = {
  kind: 'stellar-asset',
  asset: ASSET,
  to: STELLAR_TO,
  amount: 15_000_000n,
  memo: 'invoice 1047',
};

const word = (value: bigint) => value.toString(16).padStart(64, '0');
const address = (value: string) => word(BigInt(value));

/** Creates the transaction that an honest backend prepares. */
function evm(params: TransferParams, changes: object = {}): FeesEstimation {
  const parties = address(EVM_ADDRESS) + address(params.to);
  const details = {
    kind: 'evm' as const,
    gasLimit: 21_000n,
    baseFeePerGas: 15n,
    maxFeePerGas: 60n,
    maxPriorityFeePerGas: 1n,
    l1DataFee: 0n,
  };
  const data =
    params.kind === 'erc20'
      ? `a9059cbb${address(params.to)}${word(params.amount)}`
      : params.kind !== 'nft'
        ? ''
        : params.amount
          ? `f242432a${parties}${word(BigInt(params.tokenId))}${word(params.amount)}${word(160n)}${word(0n)}`
          : `42842e0e${parties}${word(BigInt(params.tokenId))}`;
  const serialized = encodeEvm({
    chainId: 80_002n,
    maxPriorityFeePerGas: 1n,
    maxFeePerGas: 60n,
    gasLimit: 21_000n,
    to: params.kind === 'erc20' ? TOKEN : params.kind === 'nft' ? NFT : params.to,
    value: params.kind === 'native' ? params.amount : 0n,
    data: `0x${data}`,
    hasAccessList: false,
    ...changes,
  });
  return {
    network: Network.PolygonAmoy,
    currency: { name: 'POL', symbol: 'POL', decimals: 18 },
    estimatedFee: 336_000n,
    maxFee: 1_260_000n,
    details,
    transaction: { kind: 'evm', network: Network.PolygonAmoy, serialized },
    expiresAt: '2026-03-02T09:31:00Z',
  };
}

function stellar(params: TransferParams, changes: object = {}): FeesEstimation {
  const serialized = encodeStellar({
    source: STELLAR_ADDRESS,
    fee: 200n,
    minTime: 0n,
    maxTime: BigInt(Date.parse('2026-03-02T09:31:00Z') / 1_000),
    memo: memoOf(undefined, 'memo' in params ? params.memo : undefined),
    to: params.to,
    asset: params.kind === 'stellar-asset' ? params.asset : 'native',
    amount: params.amount ?? 1n,
    createsAccount: false,
    ...changes,
  });
  return {
    network: Network.StellarTestnet,
    currency: { name: 'Lumen', symbol: 'XLM', decimals: 7 },
    estimatedFee: 100n,
    maxFee: 200n,
    details: {
      kind: 'stellar',
      baseFee: 100n,
      maxFeePerOperation: 200n,
      operationCount: 1,
      createsAccount: false,
    },
    transaction: {
      kind: 'stellar',
      network: Network.StellarTestnet,
      networkPassphrase: 'Test SDF Network ; September 2015',
      serialized,
    },
    expiresAt: '2026-03-02T09:31:00Z',
  };
}

const differenceOf = (estimation: FeesEstimation, from: string, params: TransferParams): unknown => {
  try {
    checkTransaction(estimation, from, params);
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: 'sdk/unexpected-response' });
    return (error as SdkError).details?.difference;
  }
};

describe('the transaction that the backend prepared', () => {
  const description = parse(
    readFileSync(new URL('../../../openapi/backend.yaml', import.meta.url), 'utf8'),
  ) as {
    paths: Record<
      '/transactions/estimate',
      {
        post: {
          responses: Record<
            '200',
            { content: Record<string, { examples: Record<string, { value: unknown }> }> }
          >;
        };
      }
    >;
  };
  const { examples } = description.paths['/transactions/estimate'].post.responses['200'].content[
    'application/json'
  ] ?? { examples: {} };

  it('is the transfer in the examples of the API’s description', () => {
    const first = feesEstimation(examples.evm?.value, 'estimation');
    expect(differenceOf(first, EVM_ADDRESS, native)).toBeUndefined();
    const second = feesEstimation(examples.stellar?.value, 'estimation');
    expect(differenceOf(second, STELLAR_ADDRESS, asset)).toBeUndefined();
  });

  it.each([
    ['native', native],
    ['erc20', erc20],
    ['nft', nft],
    ['copies of an nft', copies],
  ])('is accepted for %s', (_, params) => {
    expect(differenceOf(evm(params), EVM_ADDRESS, params)).toBeUndefined();
  });

  it('is accepted on Stellar, with the account that it creates', () => {
    expect(differenceOf(stellar(lumens), STELLAR_ADDRESS, lumens)).toBeUndefined();
    expect(differenceOf(stellar(asset), STELLAR_ADDRESS, asset)).toBeUndefined();
    const toMuxed = stellar(muxed, { to: MUXED_KEY, memo: { type: 'id', value: `${2n ** 63n}` } });
    expect(differenceOf(toMuxed, STELLAR_ADDRESS, muxed)).toBeUndefined();
    const creating = stellar(lumens, { createsAccount: true });
    const details = { ...creating.details, createsAccount: true } as FeesEstimation['details'];
    expect(differenceOf({ ...creating, details }, STELLAR_ADDRESS, lumens)).toBeUndefined();
    expect(differenceOf(creating, STELLAR_ADDRESS, lumens)).toBe('operation');
  });

  it.each<[string, TransferParams, object, string]>([
    ['another chain', native, { chainId: 137n }, 'chainId'],
    ['another receiver', native, { to: NFT }, 'to'],
    ['another amount', native, { value: 1n }, 'value'],
    ['a call besides', native, { data: '0xa9059cbb' }, 'data'],
    ['another token', erc20, { to: NFT }, 'to'],
    ['an approval', erc20, { data: `0x095ea7b3${address(TO)}${word(1_500_000n)}` }, 'data'],
    ['currency besides', erc20, { value: 1n }, 'value'],
    ['another NFT', nft, { data: `0x42842e0e${address(EVM_ADDRESS)}${address(TO)}${word(43n)}` }, 'data'],
    [
      'data after the call',
      nft,
      { data: `0x42842e0e${address(EVM_ADDRESS)}${address(TO)}${word(42n)}00` },
      'data',
    ],
    [
      'a call that moves an amount of an ERC-20 token',
      nft,
      { data: `0x23b872dd${address(EVM_ADDRESS)}${address(TO)}${word(42n)}` },
      'data',
    ],
    ['a higher fee', native, { maxFeePerGas: 61n }, 'fee'],
    ['a lower fee than is shown', native, { maxFeePerGas: 59n }, 'fee'],
    ['another tip', native, { maxPriorityFeePerGas: 2n }, 'fee'],
    ['less gas than is shown', native, { gasLimit: 20_999n }, 'fee'],
    ['an access list', native, { hasAccessList: true }, 'accessList'],
    ['more gas', native, { gasLimit: 21_001n }, 'fee'],
    ['no receiver', native, { to: '0x' }, 'to'],
  ])('is rejected with %s', (_, params, changes, difference) => {
    expect(differenceOf(evm(params, changes), EVM_ADDRESS, params)).toBe(difference);
  });

  it.each<[string, TransferParams, object, string]>([
    ['another source', asset, { source: STELLAR_TO }, 'source'],
    ['another receiver', asset, { to: STELLAR_ADDRESS }, 'to'],
    ['another amount', asset, { amount: 1n }, 'amount'],
    ['another asset', asset, { asset: `EXE:${STELLAR_TO}` }, 'asset'],
    ['another issuer', asset, { asset: `EXD:${STELLAR_ADDRESS}` }, 'asset'],
    ['the native currency', asset, { asset: 'native' }, 'asset'],
    ['another memo', asset, { memo: { type: 'text', value: 'invoice 1048' } }, 'memo'],
    ['a memo with a byte order mark', asset, { memo: { type: 'text', value: '\uFEFFinvoice 1047' } }, 'memo'],
    ['a memo', lumens, { memo: { type: 'text', value: '1' } }, 'memo'],
    [
      'the id as a text',
      { ...lumens, memo: { type: 'id', value: '17' } },
      { memo: { type: 'text', value: '17' } },
      'memo',
    ],
    [
      'another id',
      { ...lumens, memo: { type: 'id', value: '17' } },
      { memo: { type: 'id', value: '18' } },
      'memo',
    ],
    ['no time bounds', lumens, { maxTime: 0n }, 'timeBounds'],
    ['a later end than is shown', lumens, { maxTime: 1_772_443_861n }, 'timeBounds'],
    ['a beginning', lumens, { minTime: 1n }, 'timeBounds'],
    ['no memo', asset, { memo: undefined }, 'memo'],
    ['an id as the memo', asset, { memo: { type: 'id', value: '1047' } }, 'memo'],
    [
      'another account of a muxed address',
      muxed,
      { to: STELLAR_TO, memo: { type: 'id', value: `${2n ** 63n}` } },
      'to',
    ],
    [
      'another id of a muxed address',
      muxed,
      { to: MUXED_KEY, memo: { type: 'id', value: `${2n ** 63n - 1n}` } },
      'memo',
    ],
    [
      'the id of a muxed address as text',
      muxed,
      { to: MUXED_KEY, memo: { type: 'text', value: `${2n ** 63n}` } },
      'memo',
    ],
    ['no id of a muxed address', muxed, { to: MUXED_KEY }, 'memo'],
    ['a higher fee', lumens, { fee: 201n }, 'fee'],
    ['a lower fee than is shown', lumens, { fee: 199n }, 'fee'],
  ])('is rejected on Stellar with %s', (_, params, changes, difference) => {
    expect(differenceOf(stellar(params, changes), STELLAR_ADDRESS, params)).toBe(difference);
  });

  it('is rejected when the shown fees are not those of the transaction', () => {
    const shown = evm(native);
    expect(differenceOf({ ...shown, maxFee: shown.maxFee + 1n }, EVM_ADDRESS, native)).toBe('fee');
    expect(differenceOf({ ...shown, maxFee: shown.maxFee - 1n }, EVM_ADDRESS, native)).toBe('fee');
    expect(differenceOf({ ...shown, estimatedFee: shown.maxFee + 1n }, EVM_ADDRESS, native)).toBe('fee');
    const rollup = { ...shown, details: { ...shown.details, l1DataFee: 7n } as FeesEstimation['details'] };
    expect(differenceOf(rollup, EVM_ADDRESS, native)).toBe('fee');
    expect(differenceOf({ ...rollup, maxFee: shown.maxFee + 7n }, EVM_ADDRESS, native)).toBeUndefined();
    const lumen = stellar(lumens);
    expect(differenceOf({ ...lumen, maxFee: 201n }, STELLAR_ADDRESS, lumens)).toBe('fee');
    expect(differenceOf({ ...lumen, details: shown.details }, STELLAR_ADDRESS, lumens)).toBe('fee');
    expect(differenceOf({ ...shown, details: lumen.details }, EVM_ADDRESS, native)).toBe('fee');
  });

  it('is rejected for another network or another network’s passphrase', () => {
    const amoy = evm(native);
    const base = { ...amoy.transaction, network: Network.BaseSepolia };
    expect(differenceOf({ ...amoy, transaction: base }, EVM_ADDRESS, native)).toBe('network');
    expect(differenceOf({ ...amoy, transaction: stellar(lumens).transaction }, EVM_ADDRESS, native)).toBe(
      'network',
    );
    const testnet = stellar(lumens);
    const live = {
      ...testnet.transaction,
      networkPassphrase: 'Public Global Stellar Network ; September 2015',
    };
    expect(differenceOf({ ...testnet, transaction: live }, STELLAR_ADDRESS, lumens)).toBe('network');
  });

  it('is rejected when any byte differs, except in the nonce', () => {
    const estimation = evm(erc20);
    const bytes = Buffer.from(estimation.transaction.serialized.slice(2), 'hex');
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ flip;
        const serialized = `0x${changed.toString('hex')}`;
        const transaction = { ...estimation.transaction, serialized };
        const difference = differenceOf({ ...estimation, transaction }, EVM_ADDRESS, erc20);
        if (difference !== undefined) return;
        expect(decodeEvmTransaction(serialized)).toEqual(
          decodeEvmTransaction(estimation.transaction.serialized),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('is rejected as anything else, with one code', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.stringMatching(/^0x02[0-9a-f]*$/),
      fc.constantFrom(
        `0x02${'c1'.repeat(50_000)}`,
        `0x02f9ffff`,
        encodeEvm(decodeEvmTransaction(evm(native).transaction.serialized), ['01', '02', '03']),
      ),
    );
    fc.assert(
      fc.property(odd, (serialized) => {
        for (const [estimation, from, params] of [
          [evm(native), EVM_ADDRESS, native],
          [stellar(lumens), STELLAR_ADDRESS, lumens],
        ] as const) {
          const transaction = { ...estimation.transaction, serialized };
          expect(differenceOf({ ...estimation, transaction }, from, params)).toBe('serialized');
        }
      }),
    );
  });

  it('survives encoding and decoding', () => {
    const hexAddress = fc.stringMatching(/^0x[0-9a-f]{40}$/);
    const size = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
    fc.assert(
      fc.property(
        fc.record({
          chainId: size,
          maxPriorityFeePerGas: size,
          maxFeePerGas: size,
          gasLimit: size,
          to: hexAddress,
          value: size,
          data: fc.stringMatching(/^0x([0-9a-f]{2}){0,300}$/),
          hasAccessList: fc.boolean(),
        }),
        (transaction) => {
          expect(decodeEvmTransaction(encodeEvm(transaction))).toEqual(transaction);
        },
      ),
    );
    const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(encodeStrKey);
    const code = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
    fc.assert(
      fc.property(
        fc.record({
          source: key,
          fee: fc.bigInt({ min: 0n, max: 2n ** 32n - 1n }),
          minTime: fc.constant(0n),
          maxTime: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
          memo: fc.option(
            fc.oneof(
              fc.record({
                type: fc.constant('text' as const),
                value: fc.string({ maxLength: 28, unit: 'grapheme-ascii' }),
              }),
              fc.record({
                type: fc.constant('id' as const),
                value: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
              }),
              fc.record({
                type: fc.constant('hash' as const),
                value: fc.stringMatching(/^[0-9a-f]{64}$/),
              }),
            ),
            { nil: undefined },
          ),
          to: key,
          asset: fc.oneof(
            fc.constant('native'),
            fc.tuple(code, key).map((parts) => parts.join(':')),
          ),
          amount: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
          createsAccount: fc.constant(false),
        }),
        (transaction) => {
          expect(decodeStellarTransaction(encodeStellar(transaction))).toEqual(transaction);
        },
      ),
    );
  });
});

describe('an address', () => {
  const accepts = (network: Network, text: string) => {
    try {
      checkAddress(network, text, 'to');
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'sdk/invalid-argument', details: { argument: 'to' } });
      return false;
    }
  };

  it('has the format of its network', () => {
    expect(accepts(Network.PolygonAmoy, TO)).toBe(true);
    expect(accepts(Network.PolygonAmoy, TO.toLowerCase())).toBe(true);
    expect(accepts(Network.StellarTestnet, STELLAR_TO)).toBe(true);
    for (const odd of [
      '',
      '0x',
      TO.slice(2),
      `${TO}0`,
      ` ${TO}`,
      `${TO}\n`,
      TO.replace('f', 'g'),
      STELLAR_TO,
      null,
    ])
      expect(accepts(Network.PolygonAmoy, odd as string)).toBe(false);
    for (const odd of [
      '',
      TO,
      STELLAR_TO.toLowerCase(),
      STELLAR_TO.slice(1),
      `M${STELLAR_TO.slice(1)}`,
      `S${STELLAR_TO.slice(1)}`,
    ])
      expect(accepts(Network.StellarTestnet, odd)).toBe(false);
  });

  it('on Stellar has a checksum that detects any wrong letter', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.nat({ max: 55 }),
        fc.constantFrom(...alphabet),
        (key, at, letter) => {
          const text = encodeStrKey(key);
          expect(decodeStrKey(text)).toEqual(key);
          const wrong = text.slice(0, at) + letter + text.slice(at + 1);
          expect(accepts(Network.Stellar, wrong)).toBe(wrong === text);
        },
      ),
    );
  });
});

const evmSignature: Signature = {
  kind: 'evm',
  r: `0x${'1'.repeat(64)}`,
  s: `0x${'2'.repeat(64)}`,
  yParity: 1,
};
const stellarSignature: Signature = {
  kind: 'stellar',
  publicKey: STELLAR_ADDRESS,
  signature: Buffer.alloc(64, 1).toString('base64'),
};

/** Creates a signer with one response. `sign` records its calls. */
function signerOf(answer: () => unknown): Signer & { sign: ReturnType<typeof vi.fn> } {
  return {
    getPublicKey: () =>
      Promise.resolve({ kind: 'evm', address: EVM_ADDRESS, publicKey: `0x02${'1'.repeat(64)}` }),
    sign: vi.fn(() => Promise.resolve().then(answer)) as never,
  };
}

const pending = {
  id: 'tx_7Hq31bVz',
  network: 'polygon-amoy',
  kind: 'native',
  status: 'pending',
  direction: 'out',
  hash: `0x${'9'.repeat(64)}`,
  from: EVM_ADDRESS,
  to: TO,
  amount: '1500000000000000000',
  token: null,
  nft: null,
  fee: null,
  createdAt: '2026-03-02T09:30:05Z',
  confirmedAt: null,
};

async function accountOn(network: Network, signer: Signer, answers: Parameters<typeof signedIn>[0] = {}) {
  const made = await signedIn(
    {
      getAccount: () => ({
        userId: user.id,
        network,
        address: network === Network.StellarTestnet ? STELLAR_ADDRESS : EVM_ADDRESS,
      }),
      estimateFees: ({ args }) => {
        const { transfer } = (args as { body: { transfer: { amount?: string } } }).body;
        const params = {
          ...transfer,
          ...(transfer.amount && { amount: BigInt(transfer.amount) }),
        } as TransferParams;
        return toWire(network === Network.StellarTestnet ? stellar(params) : evm(params));
      },
      broadcastTransaction: () => pending,
      ...answers,
    },
    { signer, maxRetries: 0 },
  );
  const account = await made.client.accounts.get(network);
  made.api.asked.length = 0;
  return { ...made, account };
}

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'succeeds',
    (error: unknown) => (error instanceof BaseError ? error.code : error),
  );

describe('a transfer', () => {
  it('is estimated, checked, signed and broadcast, in this order', async () => {
    const signer = signerOf(() => evmSignature);
    const { account, api, session } = await accountOn(Network.PolygonAmoy, signer);
    const transfer = await account.transfer(native, { idempotencyKey: 'mine' });
    expect(transfer).toMatchObject({ id: 'tx_7Hq31bVz', amount: 1_500_000_000_000_000_000n, fee: null });
    const { transaction } = evm(native);
    expect(signer.sign).toHaveBeenCalledExactlyOnceWith(
      { kind: 'transaction', network: Network.PolygonAmoy, transaction },
      expect.objectContaining({ accessToken: session.accessToken }),
    );
    expect(api.asked).toMatchObject([
      { operation: 'estimateFees', args: { body: { network: 'polygon-amoy', transfer: toWire(native) } } },
      {
        operation: 'broadcastTransaction',
        args: { body: { transaction, signature: evmSignature } },
        options: { idempotencyKey: 'mine' },
      },
    ]);
  });

  it('has a method for each kind', async () => {
    const { account } = await accountOn(
      Network.PolygonAmoy,
      signerOf(() => evmSignature),
    );
    expect(await codeOf(account.transferErc20(erc20 as never))).toBe('succeeds');
    expect(await codeOf(account.transferNft(nft as never))).toBe('succeeds');
    expect(await codeOf(account.transferNft(erc20 as never))).toBe('sdk/invalid-argument');
    // The method implies the kind, but JavaScript can pass another one.
    const { kind: _erc20, ...token } = erc20;
    const { kind: _nft, ...ticket } = nft;
    expect(await codeOf(account.transferErc20(token))).toBe('succeeds');
    expect(await codeOf(account.transferNft(ticket))).toBe('succeeds');
    expect(await codeOf(account.transferErc20({ ...ticket, kind: 'nft' } as never))).toBe(
      'sdk/invalid-argument',
    );
    const onStellar = await accountOn(
      Network.StellarTestnet,
      signerOf(() => stellarSignature),
    );
    expect(await codeOf(onStellar.account.transfer(asset))).toBe('succeeds');
  });

  it('that the backend prepared differently is not signed', async () => {
    const signer = signerOf(() => evmSignature);
    const { account } = await accountOn(Network.PolygonAmoy, signer, {
      estimateFees: () => toWire(evm(native, { to: NFT })),
    });
    expect(await codeOf(account.transfer(native))).toBe('sdk/unexpected-response');
    expect(signer.sign).not.toHaveBeenCalled();
  });

  it('is not affected by changes to its arguments', async () => {
    const params = { ...native };
    const signer = signerOf(() => evmSignature);
    const { account } = await accountOn(Network.PolygonAmoy, signer);
    const transfer = account.transfer(params);
    params.to = NFT;
    expect(await codeOf(transfer)).toBe('succeeds');
    expect(signer.sign.mock.calls[0]?.[0]).toMatchObject({ transaction: evm(native).transaction });
  });

  it.each<[string, Network, TransferParams, string]>([
    ['an ERC-20 token on Stellar', Network.StellarTestnet, erc20, 'sdk/not-supported'],
    ['an NFT on Stellar', Network.StellarTestnet, nft, 'sdk/not-supported'],
    ['a Stellar asset on an EVM network', Network.PolygonAmoy, asset, 'sdk/not-supported'],
    ['a memo on an EVM network', Network.PolygonAmoy, { ...native, memo: 'a' }, 'sdk/not-supported'],
    [
      'an address of Stellar on an EVM network',
      Network.PolygonAmoy,
      { ...native, to: STELLAR_TO },
      'sdk/invalid-argument',
    ],
    ['an address of an EVM network on Stellar', Network.StellarTestnet, native, 'sdk/invalid-argument'],
    ['no amount', Network.PolygonAmoy, { ...native, amount: 0n }, 'sdk/invalid-argument'],
    ['a negative amount', Network.PolygonAmoy, { ...native, amount: -1n }, 'sdk/invalid-argument'],
    ['an amount as a number', Network.PolygonAmoy, { ...native, amount: 1 as never }, 'sdk/invalid-argument'],
    ['more than 256 bits', Network.PolygonAmoy, { ...native, amount: 2n ** 256n }, 'sdk/invalid-argument'],
    [
      'more than 63 bits on Stellar',
      Network.StellarTestnet,
      { ...lumens, amount: 2n ** 63n },
      'sdk/invalid-argument',
    ],
    [
      'an asset without an issuer',
      Network.StellarTestnet,
      { ...asset, asset: 'EXD' },
      'sdk/invalid-argument',
    ],
    [
      'a memo of 29 bytes',
      Network.StellarTestnet,
      { ...asset, memo: 'é'.repeat(15) },
      'sdk/invalid-argument',
    ],
    [
      'a memo to a muxed address',
      Network.StellarTestnet,
      { ...lumens, to: MUXED, memo: 'one' },
      'sdk/invalid-argument',
    ],
    [
      'an asset of a muxed issuer',
      Network.StellarTestnet,
      { ...asset, asset: `EXD:${MUXED}` },
      'sdk/invalid-argument',
    ],
    ['a muxed address on an EVM network', Network.PolygonAmoy, muxed, 'sdk/invalid-argument'],
    [
      'an object as the receiver',
      Network.StellarTestnet,
      { ...lumens, to: { toString: () => STELLAR_TO } as never },
      'sdk/invalid-argument',
    ],
    ...(
      [
        ['no text', ''],
        ['digits, which may be meant as an id', '1234567890'],
        ['half a character', '\uD83D'],
        ['a number', 5n],
        ['null', null],
        ['no value', { type: 'id' }],
        ['an unknown type', { type: 'return', value: 'ab'.repeat(32) }],
        ['an id that is no number', { type: 'id', value: '0x10' }],
        ['an id with a zero before it', { type: 'id', value: '017' }],
        ['an id of 65 bits', { type: 'id', value: '18446744073709551616' }],
        ['a number as an id', { type: 'id', value: 17 }],
        ['a short hash', { type: 'hash', value: 'ab'.repeat(31) }],
        ['a long text', { type: 'text', value: 'é'.repeat(15) }],
      ] as const
    ).map(
      ([name, memo]) =>
        [
          `a memo of ${name}`,
          Network.StellarTestnet,
          { ...asset, memo: memo as never },
          'sdk/invalid-argument',
        ] as [string, Network, TransferParams, string],
    ),
    ['an NFT of no number', Network.PolygonAmoy, { ...nft, tokenId: '0x2a' }, 'sdk/invalid-argument'],
    ['no known kind', Network.PolygonAmoy, { ...native, kind: 'other' as never }, 'sdk/invalid-argument'],
    ['currency to the zero address', Network.PolygonAmoy, { ...native, to: ZERO }, 'sdk/invalid-argument'],
    ['a token to the zero address', Network.PolygonAmoy, { ...erc20, to: ZERO }, 'sdk/invalid-argument'],
    ['an NFT to the zero address', Network.PolygonAmoy, { ...nft, to: ZERO }, 'sdk/invalid-argument'],
    [
      'lumens to a key of zeros',
      Network.StellarTestnet,
      { ...lumens, to: encodeStrKey(new Uint8Array(32)) },
      'sdk/invalid-argument',
    ],
    ['a token to its own contract', Network.PolygonAmoy, { ...erc20, to: TOKEN }, 'sdk/invalid-argument'],
    [
      'an NFT to its own contract, in lower case',
      Network.PolygonAmoy,
      { ...nft, to: NFT.toLowerCase() },
      'sdk/invalid-argument',
    ],
    ['a mistyped receiver', Network.PolygonAmoy, { ...native, to: mistyped(TO) }, 'sdk/invalid-argument'],
    [
      'a token of a mistyped contract',
      Network.PolygonAmoy,
      { ...erc20, token: mistyped(TOKEN) },
      'sdk/invalid-argument',
    ],
    [
      'an NFT of a mistyped contract',
      Network.PolygonAmoy,
      { ...nft, contract: mistyped(NFT) },
      'sdk/invalid-argument',
    ],
  ])('of %s is rejected before a request', async (_, network, params, code) => {
    const { account, api } = await accountOn(
      network,
      signerOf(() => evmSignature),
    );
    expect(await codeOf(account.transfer(params))).toBe(code);
    expect(await codeOf(account.estimateFees(params))).toBe(code);
    expect(api.asked).toEqual([]);
  });

  it.each<[string, NonNullable<Extract<TransferParams, { kind: 'native' }>['memo']>]>([
    ['a plain text', 'invoice 1047'],
    ['a text of digits', { type: 'text', value: '1234567890' }],
    ['an id', { type: 'id', value: '1234567890' }],
    ['the largest id', { type: 'id', value: '18446744073709551615' }],
    ['a hash, in any case', { type: 'hash', value: 'aB'.repeat(32) }],
  ])('on Stellar has a memo: %s', async (_, memo) => {
    const { account, api } = await accountOn(
      Network.StellarTestnet,
      signerOf(() => stellarSignature),
    );
    const given = typeof memo === 'string' ? memo : { ...memo };
    const transfer = account.prepareTransfer({ ...lumens, memo: given });
    // The arguments are copied immediately.
    if (typeof given === 'object') given.value = 'changed';
    const prepared = await transfer;
    expect(api.asked[0]?.args).toMatchObject({ body: { transfer: { memo } } });
    expect(await codeOf(account.send(JSON.parse(JSON.stringify(prepared)) as never))).toBe('succeeds');
    const other = { ...prepared, params: { ...prepared.params, memo: { type: 'id', value: '1' } } };
    expect(await codeOf(account.send(other as never))).toBe('sdk/invalid-argument');
    const later = { ...prepared, expiresAt: '2026-03-03T09:31:00Z' };
    expect(await codeOf(account.send(later))).toBe('sdk/invalid-argument');
  });

  it('to a contract on Stellar is rejected with the reason', async () => {
    const { account } = await accountOn(
      Network.StellarTestnet,
      signerOf(() => stellarSignature),
    );
    const to = 'CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE';
    await expect(account.estimateFees({ ...lumens, to })).rejects.toMatchObject({
      code: 'sdk/invalid-argument',
      message: expect.stringContaining("is a contract's address") as string,
    });
  });

  it('that the account cannot pay reports insufficient funds', async () => {
    const { account } = await accountOn(
      Network.PolygonAmoy,
      signerOf(() => evmSignature),
      {
        estimateFees: () => Promise.reject(new SdkError(SdkErrorType.InsufficientFunds)),
      },
    );
    expect(await codeOf(account.transfer(native))).toBe('sdk/insufficient-funds');
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'crypto/signature-failed'],
    ['another kind', stellarSignature, 'crypto/unsupported-curve'],
    ['a zero', { ...evmSignature, r: `0x${'0'.repeat(64)}` }, 'crypto/signature-failed'],
    ['upper-case digits', { ...evmSignature, r: `0x${'A'.repeat(64)}` }, 'crypto/signature-failed'],
    ['the upper half', { ...evmSignature, s: `0x${'f'.repeat(64)}` }, 'crypto/signature-failed'],
    ['no parity', { ...evmSignature, yParity: 27 }, 'crypto/signature-failed'],
  ])('signed with %s is not broadcast', async (_, answer, code) => {
    const { account, api } = await accountOn(
      Network.PolygonAmoy,
      signerOf(() => answer),
    );
    expect(await codeOf(account.transfer(native))).toBe(code);
    expect(api.asked.map(({ operation }) => operation)).toEqual(['estimateFees']);
  });

  it('signed with another account’s key on Stellar is not broadcast', async () => {
    const other = { ...stellarSignature, publicKey: STELLAR_TO };
    const { account } = await accountOn(
      Network.StellarTestnet,
      signerOf(() => other),
    );
    expect(await codeOf(account.transfer(lumens))).toBe('crypto/invalid-public-key');
  });

  it('with a signer that throws anything ends with an error of the SDK', async () => {
    for (const thrown of [new Error('HSM offline'), 'no', undefined, null, { code: 7 }]) {
      const { account } = await accountOn(
        Network.PolygonAmoy,
        signerOf(() => Promise.reject(thrown)),
      );
      expect(await codeOf(account.transfer(native))).toBe('crypto/signature-failed');
    }
  });
});

describe('a signer that never responds', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends at the caller’s time limit, after two minutes, or at the signal', async () => {
    const { account, api } = await accountOn(
      Network.PolygonAmoy,
      signerOf(() => new Promise(() => undefined)),
    );
    const request = api.request.bind(api);
    // The limit includes the time for the estimate.
    vi.spyOn(api, 'request').mockImplementation(async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return request(...given);
    });
    const limited = codeOf(account.transfer(native, { timeoutMs: 5_000 }));
    const unlimited = codeOf(account.signMessage('Hello'));
    const controller = new AbortController();
    const aborted = codeOf(account.transfer(native, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(4_000);
    controller.abort();
    expect(await aborted).toBe('sdk/aborted');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await limited).toBe('sdk/timeout');
    await vi.advanceTimersByTimeAsync(115_000);
    expect(await unlimited).toBe('sdk/timeout');
  });
});

describe('a message', () => {
  it('is signed with the account’s key', async () => {
    const signer = signerOf(() => evmSignature);
    const { account, api } = await accountOn(Network.PolygonAmoy, signer);
    expect(await account.signMessage('Hello')).toEqual(evmSignature);
    expect(signer.sign.mock.calls[0]?.[0]).toEqual({
      kind: 'message',
      network: Network.PolygonAmoy,
      message: 'Hello',
    });
    expect(api.asked).toEqual([]);
    expect(await codeOf(account.signMessage(7 as never))).toBe('sdk/invalid-argument');
  });
});

describe('an account', () => {
  const notFound = () => Promise.reject(new SdkError(SdkErrorType.NotFound));

  it('gets its key on creation, and never by a read', async () => {
    let made = false;
    const signer = signerOf(() => evmSignature);
    const getPublicKey = vi.fn(() => {
      made = true;
      return signer.getPublicKey(Network.PolygonAmoy, { accessToken: '' });
    });
    const { client } = await signedIn(
      {
        getAccount: () =>
          made
            ? { userId: user.id, network: 'polygon-amoy', address: EVM_ADDRESS.toLowerCase() }
            : notFound(),
      },
      { signer: { ...signer, getPublicKey } },
    );
    expect(await codeOf(client.accounts.get())).toBe('sdk/not-found');
    expect(getPublicKey).not.toHaveBeenCalled();
    expect(await client.accounts.create()).toMatchObject({ network: Network.PolygonAmoy, userId: user.id });
    expect(getPublicKey).toHaveBeenCalledTimes(1);
    await client.accounts.create();
    await client.accounts.get();
    expect(getPublicKey).toHaveBeenCalledTimes(1);
  });

  it('with another key than the signer’s is rejected', async () => {
    let asked = 0;
    const { client } = await signedIn(
      {
        getAccount: () => (asked++ ? { userId: user.id, network: 'polygon-amoy', address: TO } : notFound()),
      },
      { signer: signerOf(() => evmSignature) },
    );
    expect(await codeOf(client.accounts.create())).toBe('crypto/invalid-public-key');
  });

  it('is read with one request, even if it does not exist yet', async () => {
    const getPublicKey = vi.fn();
    const { client, api } = await signedIn(
      { getBalance: notFound },
      { signer: { ...signerOf(() => evmSignature), getPublicKey } },
    );
    const reader = client.accounts.reader(Network.BaseSepolia);
    expect(await codeOf(reader.getBalance())).toBe('sdk/not-found');
    expect(api.asked).toMatchObject([
      { operation: 'getBalance', args: { path: { network: 'base-sepolia' } } },
    ]);
    expect(getPublicKey).not.toHaveBeenCalled();
    expect(() => client.accounts.reader(Network.Base)).toThrow(
      expect.objectContaining({ code: 'sdk/network-mismatch' }),
    );
  });

  it('is listed from all pages, whose number is limited', async () => {
    const of = (network: Network) => ({ userId: user.id, network, address: EVM_ADDRESS });
    const { client, api } = await signedIn({
      listAccounts: ({ args }) =>
        (args as { query: { cursor?: string } }).query.cursor
          ? { data: [of(Network.BaseSepolia)], nextCursor: null }
          : { data: [of(Network.PolygonAmoy)], nextCursor: 'next' },
    });
    const accounts = await client.accounts.list();
    expect(accounts.map(({ network }) => network)).toEqual([Network.PolygonAmoy, Network.BaseSepolia]);
    expect(api.asked).toHaveLength(2);
    const endless = await signedIn({ listAccounts: () => ({ data: [], nextCursor: 'again' }) });
    expect(await codeOf(endless.client.accounts.list())).toBe('sdk/unexpected-response');
  });

  it('has no NFTs on Stellar', async () => {
    const { account, api } = await accountOn(
      Network.StellarTestnet,
      signerOf(() => stellarSignature),
    );
    expect(await codeOf(account.getNfts())).toBe('sdk/not-supported');
    expect(await codeOf(account.getNft(NFT, '42'))).toBe('sdk/not-supported');
    expect(api.asked).toEqual([]);
  });
});
