/** The tasks by which a reference is grouped, in order, each with a description of its symbols. */
export const categories: Readonly<Record<string, string>> = {
  Client: 'Create a client, configure it, check that the API is up, and verify webhooks.',
  Auth: 'Sign users up, in and out, and read their session.',
  Accounts: 'Read balances, send transfers, sign messages, place orders, and set up recovery.',
  Loyalty: 'Show programs and points, redeem rewards, and let users spend their vouchers.',
  Passports: 'Read and claim digital product passports, and verify them without a request.',
  Errors:
    'Tell errors apart in code. The [errors page](/products/embedded-wallet/exceptions) says what to do about each.',
  Components: 'Give an app its client, and show balances and input fields.',
  Hooks: "Read and change the signed-in user's data from components, on top of TanStack Query.",
  Types: 'Networks, pages of lists, money, jobs and webhook events, which several tasks share.',
  Server:
    'Call the backend API with a secret key, verify access tokens, and handle webhooks. Import these from `@nacre/sdk-base/server`, on your server only.',
  Sandbox:
    'Develop and test against a backend and a signer in memory. Import these from `@nacre/sdk-base/sandbox`.',
  'Key frame':
    'The code that runs inside a key frame: it splits keys, signs and recovers. Import these from `@nacre/sdk-base/key-frame`.',
};
