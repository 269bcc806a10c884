/** A developer's question to an assistant. A section answers it if it contains one of the texts. */
interface Question {
  text: string;
  answers: readonly string[];
}

const question = (text: string, ...answers: string[]): Question => ({ text, answers });

/** Thirty questions on all products. They were written before the search was run, and it isn't tuned to them. */
export const questions: readonly Question[] = [
  // Sign-in and sessions
  question('How do I verify the access token on my Express server?', 'verifyAccessToken'),
  question('What does Nacre check in a JWT that we issue ourselves?', 'jwt/audience-mismatch'),
  question(
    'Where is the session stored, in memory or localStorage?',
    'window.localStorage',
    'The session lives in memory',
  ),
  question('What happens if the user types a wrong one-time code?', 'sdk/otp-invalid', 'OtpInvalid'),
  question('How does Google sign-in come back to my app?', 'nacre_code'),
  question('How can our CI tests sign up users without a mailbox?', '+nacre_test'),
  question(
    'How do I keep the user signed in after a page reload in React?',
    'give the client a `storage`',
    'storage={',
    'window.sessionStorage',
  ),
  // Accounts, amounts and transfers
  question('How many decimals does an amount have, and how do I parse what a user typed?', 'parseBalance'),
  question('How do I show the network fee before the user confirms a transfer?', 'maxFee'),
  question('Who pays gas fees?', 'own transfer is paid by the user', "doesn't pay for a user's own transfer"),
  question('How do I send an ERC-20 token?', 'transferErc20'),
  question(
    'The transfer timed out. How do I retry it without paying twice?',
    'Send the same prepared transfer again',
    'restoreTransfer',
  ),
  question(
    'Can I use my own signer or key management instead of the key frame?',
    'getPublicKey',
    'Give the client an object that implements',
    'a signer of its own',
  ),
  question('Which testnets and networks are supported?', 'polygon-amoy'),
  question('Where do I get test tokens from a faucet?', 'requestTestTokens', '/faucet'),
  // Keys and recovery
  question(
    'User lost their phone, how do they get the wallet back?',
    'recovers with the passkey',
    'opens the recovery share with a passkey',
    'asks you to recover it',
    'client.recovery.recover',
  ),
  question('Can users export their private key?', 'No. Users who want to leave', 'no call that gives a key'),
  question('What Content-Security-Policy does the key frame iframe need?', 'frame-src'),
  // Tokens and orders
  question('How do I list an NFT for sale?', 'collections that have a price'),
  question(
    'How do I mint NFTs to many users, and what if some fail?',
    'mintItems',
    '/mints',
    "couldn't be minted",
  ),
  question('How do I know on my server that an order is paid?', 'order.paid'),
  // Loyalty
  question('How do I award loyalty points for a purchase from my backend?', 'earnPoints'),
  question('Why are points pending, and which balance do I show?', 'optimistic balance'),
  question(
    'How does a shop redeem a voucher at the till?',
    'createVoucherCode',
    'useVoucher',
    'voucher code',
  ),
  // Passports
  question('How do I create and publish a digital product passport?', 'publishPassport'),
  question('How do I check offline that a product passport is genuine?', 'verifyPassport'),
  // Webhooks, errors and limits
  question('How do I verify webhooks in a Next.js route handler?', 'createWebhookHandler'),
  question(
    'How often are failed webhook deliveries retried?',
    'up to eight attempts',
    'eight attempts over three days',
  ),
  question(
    'I get HTTP 429 rate limited. How long should I wait before a retry?',
    'Retry-After',
    'retryAfterMs',
  ),
  question('Does it work with React Native or Expo?', 'no SDK for iOS'),
];
