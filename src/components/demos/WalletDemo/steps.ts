/** The calls of the home page's sample in order, and their results. A test runs the sample and compares. */
export const steps = [
  { call: 'client.auth.sendOtp', gives: 'code 000000' },
  { call: 'client.auth.signIn', gives: 'Ada Martin' },
  { call: 'client.accounts.get', gives: '0xbdF2…e602' },
  { call: 'account.getBalance', gives: '2.5\u00A0POL' },
] as const;
