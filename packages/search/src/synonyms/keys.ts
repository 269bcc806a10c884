import type { Synonyms } from './Synonyms.ts';

/** Keys, accounts and signatures. */
export const keysWords: Synonyms = {
  account: 'account holder, bank account, eoa, externally owned account, ledger account, wallet id',
  'account abstraction': 'bundler, contract wallet, eip 7702, smart account, smart wallet, userop',
  address:
    'account id, account number, bank details, beneficiary, bic, card number, deposit address, iban, pay me, payee, payment details, public address, receiving account, routing number, send money, sort code, swift code, wallet address',
  balances: 'asset list, portfolio, wallet balance',
  'create account':
    'create wallet, generate wallet, new wallet, pre generated, pregenerated, provision wallet, provisioning, wallet creation',
  custody: 'custodial wallet, custodian, escrow, key holder, key ownership',
  'device share': 'client share, device factor, device key, keychain, keystore, local share, on-device',
  'down or gone':
    'acquired, acquisition, bust, closes down, company closes, disappear, discontinued, go under, goes bust, goes under, out money, stop existing, wallet portability, you close',
  'embedded wallet': 'in-app wallet, invisible wallet, user wallet, waas, wallet as a service',
  'estimate fee': 'transaction preview',
  events: 'audit log, audit trail',
  'export private key':
    'backup key, elsewhere, export wallet, key out, leave key, move wallet, reveal key, see key, take out, take wallet, wallet portability',
  fees: 'fee payer, gas, payer, price, sponsor',
  'from address': 'sender',
  'get balance':
    'account total, available funds, available money, current funds, funds available, how much, money left, much money, remaining balance, remaining funds, wallet total',
  'get nft': 'artwork details, collectible details, one collectible, picture collectible, single collectible',
  history: 'activity, journal, ledger, statement',
  holds: 'owned',
  iframe: 'hidden window, popup window',
  'import key': 'bip44, derivation path, hd wallet',
  'key frame':
    'cross origin, enclave, isolated, isolation, secure enclave, tee, trusted execution, trusted execution environment',
  'key share':
    'half key, key fragment, key management, key part, key piece, key shard, key split, keyshare, mnemonic, mpc, multi party computation, pieces key, pieces secret, private key, puzzle piece, secret pieces, secret share, seed phrase, shard, signing key, split key, threshold, threshold signature, tss',
  'list nfts':
    'album, backpack, collectibles user, game items, my collectibles, player inventory, player items',
  'list transfers':
    'account activity, account transactions, account turnover, bank statement, last payments, last transactions, money out, movements, old payments, outgoing payments, passbook, past payments, past transactions, payments list, previous payments, spending history',
  metamask:
    'browser extension wallet, coinbase wallet, injected wallet, phantom, rainbow, self hosted wallet, third party wallet, trust wallet',
  "move user's assets":
    'controls funds, custody funds, embezzle, holds funds, holds money, misuse, spend money, steal, take money, touch money, who holds',
  nfts: 'collectibles, inventory',
  'non-custodial': 'self custody, self sovereign wallet',
  'own signer':
    'backend wallet, bring key, byok, cold storage, cold wallet, custody provider, developer controlled wallet, hardware wallet, hsm, key management system, key manager, key vault, kms, multi signature, multisig, own custody, own key management, own keys, plug in, remote signer, signing service, vault',
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
    '3 ds, approval dialog, approval flow, approval prompt, ask permission, authorize payment, confirm payment, confirm screen, confirmation dialog, confirmation modal, delegated action, delegated signing, four eyes, headless signing, payment authorization, policy engine, sca, session key, session signer, signing policy, signing prompt, silent signing, spend limit, spending cap, step up, transaction approval, transaction limit, transaction policy, velocity limit, whitelisted address, without a prompt',
  'smart contract':
    'approvals two, co owner, gnosis safe, joint account, joint wallet, multi signature, multisig, several owners, shared wallet, two signatures',
  'sponsor gas':
    'allowance, automatic payment, autopay, batch payments, bundle transactions, card limit, daily cap, daily limit, direct debit, many payments, mass payment, mass payout, monthly cap, one click, recurring payment, scheduled payment, spending cap, standing order, subscription billing, subscription payment',
  'to address': 'recipient',
  'token balances': 'asset holdings, token holdings, wallet holdings',
  tokens: 'assets',
  'transfer confirmed': 'incoming payment',
  'transfer history':
    'account activity, account history, account statement, activity feed, payment history, recent transactions, transaction history, transaction list, wallet activity, wallet history',
  treasury: 'backend wallet, developer controlled wallet, hot wallet, omnibus, server wallet',
  'typed data': 'eip 2612, eip 712, permit, typed message',
  'user rejected':
    'cancel button, clicked cancel, clicked no, closed popup, closed window, declined, dismissed, pressed cancel, refused, user aborts, user canceled, user cancelled, user denied',
  'wallet connectors': 'browser extension wallet, ledger nano, provider object',
  'where keys live':
    'crypto safe, key generation, key location, keychain, keygen, keystore, safe place, safekeeping, secret kept, secure enclave, trusted execution, trusted execution environment',
};
