import { type Check, object, oneOf, text, variant, zeroOrOne } from './check.ts';
import {
  amount,
  anyReceiver,
  evmAddress,
  network,
  positiveAmount,
  someText,
  stellarAddress,
  stellarReceiver,
  tokenId,
} from './formats.ts';

const textMemo = text({ min: 1, max: 28 });
const typedMemo = object({ type: oneOf('text', 'id', 'hash'), value: text({ min: 1, max: 64 }) });
const memo: Check = (value, pointer) => (typeof value === 'string' ? textMemo : typedMemo)(value, pointer);
export const transferParams = variant('kind', {
  native: object({ kind: someText, to: anyReceiver, amount }, { memo }),
  erc20: object({ kind: someText, token: evmAddress, to: evmAddress, amount }),
  'stellar-asset': object(
    {
      kind: someText,
      asset: text({ pattern: /^[A-Za-z0-9]{1,12}:G[A-Z2-7]{55}$/ }),
      to: stellarReceiver,
      amount,
    },
    { memo },
  ),
  nft: object({ kind: someText, contract: evmAddress, tokenId, to: evmAddress }, { amount: positiveAmount }),
});
const hash = text({ pattern: /^0x[0-9a-f]{64}$/ });
export const broadcastArgs = object({
  transaction: variant('kind', {
    evm: object(
      { kind: someText, network, serialized: text({ pattern: /^0x02[0-9a-f]+$/ }) },
      {},
      { open: true },
    ),
    stellar: object(
      {
        kind: someText,
        network,
        networkPassphrase: text(),
        serialized: text({ pattern: /^[A-Za-z0-9+/]+={0,2}$/ }),
      },
      {},
      { open: true },
    ),
  }),
  signature: variant('kind', {
    evm: object(
      {
        kind: someText,
        r: hash,
        s: hash,
        yParity: zeroOrOne,
      },
      {},
      { open: true },
    ),
    stellar: object(
      { kind: someText, publicKey: stellarAddress, signature: text({ pattern: /^[A-Za-z0-9+/]{86}==$/ }) },
      {},
      { open: true },
    ),
  }),
});
