/** The operations that must be called before the sample of an operation can succeed. */
export const prerequisites: Readonly<Record<string, readonly string[]>> = {
  signUp: ['sendOtp'],
  signIn: ['sendOtp'],
  getNft: ['mintItems'],
  getJob: ['mintItems'],
  reversePoints: ['earnPoints'],
  updatePassport: ['createPassport'],
  publishPassport: ['createPassport'],
  resendEvent: ['testWebhookEndpoint'],
};

/** Samples with values that no sandbox accepts. The sandbox must refuse them, and only for this reason. */
export const expectedFailures: Readonly<Record<string, { status: number; reason: string }>> = {
  signUp: { status: 409, reason: 'the user of the examples has signed up already' },
  broadcastTransaction: {
    status: 422,
    reason: 'the transaction must come from an estimate and be signed by a device',
  },
  getTransaction: { status: 404, reason: 'only a signed transaction creates one' },
  createLoyaltyTier: { status: 409, reason: 'the program of the examples has a tier with this threshold' },
  createVoucherCode: { status: 422, reason: 'the token of the example is a ticket, not a voucher' },
  useVoucher: { status: 404, reason: 'only a voucher creates a code' },
};
