import type { Synonyms } from './Synonyms.ts';

/** Keys, accounts and signatures. */
export const keysWords: Synonyms = {
  account: 'eoa, externally owned account, wallet id',
  'account abstraction': 'bundler, contract wallet, eip 7702, smart account, smart wallet, userop',
  address: 'beneficiary, deposit address, payee, public address, wallet address',
  balances: 'asset list, portfolio, wallet balance',
  'create account':
    'create wallet, generate wallet, new wallet, pre generated, pregenerated, provision wallet, provisioning, wallet creation',
  custody: 'custodial wallet, custodian, escrow, key holder, key ownership',
  'device share': 'client share, device factor, device key, keychain, keystore, local share, on-device',
  'down or gone': 'wallet portability',
  'embedded wallet': 'in-app wallet, invisible wallet, user wallet, waas, wallet as a service',
  'estimate fee': 'transaction preview',
  events: 'audit log, audit trail',
  'export private key': 'export wallet, reveal key, wallet portability',
  fees: 'fee payer, gas, payer, price, sponsor',
  'from address': 'sender',
  history: 'activity, journal, ledger, statement',
  holds: 'owned',
  'import key': 'bip44, derivation path, hd wallet',
  'key frame':
    'cross origin, enclave, isolated, isolation, secure enclave, tee, trusted execution, trusted execution environment',
  'key share':
    'key fragment, key management, key part, key piece, key shard, key split, keyshare, mnemonic, mpc, multi party computation, private key, secret share, seed phrase, shard, signing key, split key, threshold, threshold signature, tss',
  metamask:
    'browser extension wallet, coinbase wallet, injected wallet, phantom, rainbow, self hosted wallet, third party wallet, trust wallet',
  nfts: 'collectibles, inventory',
  'non-custodial': 'self custody, self sovereign wallet',
  'own signer':
    'backend wallet, cold storage, cold wallet, developer controlled wallet, hardware wallet, hsm, key management system, key manager, key vault, kms, multi signature, multisig, own key management, plug in, remote signer, signing service, vault',
  receive: 'deposit, incoming, incoming payment',
  'recovery share': 'backup key, backup share',
  'seed phrase':
    '12 words, 24 words, backup phrase, backup words, bip39, mnemonics, paper wallet, recovery phrase, recovery words, secret phrase, secret recovery phrase, seed words, twelve words, word list',
  send: 'outgoing, withdraw',
  'session share': 'auth share, cloud share, cosigner, provider share, server share',
  shamir: 'mpc, multi party computation, secret sharing, sss, threshold signature',
  'sign in metamask': 'sign in with ethereum, siwe, web3 login',
  'sign message':
    'arbitrary message, arbitrary text, eip 191, message signature, off chain signature, personal message, personal sign, proof of ownership, prove ownership, sign arbitrary, sign data, sign text',
  'signature requests clear': 'transaction simulation',
  'signatures confirm':
    'approval dialog, approval flow, approval prompt, confirmation dialog, confirmation modal, delegated action, delegated signing, headless signing, policy engine, session key, session signer, signing policy, signing prompt, silent signing, spend limit, spending cap, step up, transaction approval, transaction limit, transaction policy, velocity limit, whitelisted address, without a prompt',
  'smart contract': 'gnosis safe, multi signature, multisig',
  'to address': 'recipient',
  'token balances': 'asset holdings, token holdings, wallet holdings',
  tokens: 'assets',
  'transfer confirmed': 'incoming payment',
  'transfer history':
    'account activity, account history, account statement, activity feed, payment history, recent transactions, transaction history, transaction list, wallet activity, wallet history',
  treasury: 'backend wallet, developer controlled wallet, hot wallet, omnibus, server wallet',
  'typed data': 'eip 2612, eip 712, permit, typed message',
  'wallet connectors': 'browser extension wallet, ledger nano, provider object',
  'where keys live':
    'key generation, keychain, keygen, keystore, secure enclave, trusted execution, trusted execution environment',
};
