import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stellarReceiver } from '../src/accounts/stellarReceiver.ts';

/* The test cases of SEP-23, and cases derived from them. */

const ACCOUNT = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';

describe('a receiver on Stellar', () => {
  it.each([
    [ACCOUNT, undefined],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ', 0n],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK', 2n ** 63n],
  ])('%s is the account with the id %s', (address, memoId) => {
    expect(stellarReceiver(address)).toEqual({ account: ACCOUNT, memoId });
  });

  it.each([
    [
      'a bit that fills up the last character and is set',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR',
    ],
    ['a length that no bytes have', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZA'],
    ['too few bytes', 'GAAAAAAAACGC6'],
    ['too many bytes for an account', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUACUSI'],
    ['another algorithm', 'G47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVP2I'],
    [
      'a length that no bytes have, muxed',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLKA',
    ],
    ['too many bytes, muxed', 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAAV75I'],
    ['another algorithm, muxed', 'M47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ'],
    ['padding', 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUK==='],
    ['another checksum', 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUO'],
    ['small letters', ACCOUNT.toLowerCase()],
    ['nothing', ''],
  ])('with %s is invalid', (_, address) => {
    expect(stellarReceiver(address)).toBeUndefined();
  });

  it('has a checksum that detects any wrong letter', () => {
    const muxed = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK';
    fc.assert(
      fc.property(
        fc.nat({ max: muxed.length - 1 }),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'),
        (at, letter) => {
          const wrong = muxed.slice(0, at) + letter + muxed.slice(at + 1);
          expect(stellarReceiver(wrong) !== undefined).toBe(wrong === muxed);
        },
      ),
    );
  });
});
