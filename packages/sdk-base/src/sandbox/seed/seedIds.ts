/**
 * The ids of the seed data. They match the examples in the OpenAPI description, so that its samples run on the sandbox
 * unchanged.
 */
export const seedIds = {
  userId: 'usr_4Kd92mXw',
  orderId: 'ord_2Pw84nRt',
  ticketsId: 'col_9Lm27cYs',
  badgesId: 'col_4Tb30wQz',
  vouchersId: 'col_7Dv52sRt',
  programId: 'prg_3Bv68hJq',
  voucherRewardId: 'rwd_8Ng15dZk',
  badgeRewardId: 'rwd_2Hs61mXc',
  pointsRewardId: 'rwd_6Pz98rVf',
  modelId: 'psp_1Ze47kGh',
  batchId: 'psp_8Wm03bXy',
  itemId: 'psp_5Rj76fMb',
  statusListId: 'lst_6Qd84tBn',
  webhookId: 'whk_0Sy38tLc',
  connectionId: 'con_7Fw20pHn',
} as const;

/** The contracts and assets of the seed data, which the examples use as well. */
export const seedContracts = {
  tickets: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  dollar: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  stellarDollar: 'EXD:GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H',
  friend: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  stellarFriend: 'GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H',
} as const;

/** Values that are secret in production. */
export const seedSecrets = {
  claimCode: 'K7QF-29MX-TD4R',
  webhookSecret: 'whsec_example_0mT7hYk2VqLr',
} as const;
