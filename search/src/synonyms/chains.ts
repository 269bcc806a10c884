import type { Synonyms } from './Synonyms.ts';

/** Networks, fees and transfers. */
export const chainsWords: Synonyms = {
  amoy: 'mumbai',
  'broadcast transaction': 'raw transaction',
  'buy swap bridge': 'buy eth, exchange tokens, liquidity, top up with card',
  'caip-2': 'chainid, network id',
  confirmed: 'block confirmation, finality, mined, reorg, reorganization',
  'estimate fees': 'fee quote, gas limit, transaction fee, transaction fees',
  'every network': 'cross chain',
  explorer:
    'basescan, block explorer, blockscout, etherscan, polygonscan, scanner link, stellar expert, transaction hash, transaction id, tx explorer, tx hash, txhash',
  faucet: 'drip, tap',
  fee: 'surcharge',
  'fee too high': 'gas spike, slippage, too expensive',
  'fees estimation': 'base fee, eip 1559, max fee, priority fee, tip',
  fund: 'topup',
  'fund users': 'no eth, not enough eth, subsidize',
  get: 'fetch, lookup, obtain, retrieve',
  'get transaction': 'transaction receipt, tx status',
  'insufficient funds':
    'balance too low, low balance, no eth, not enough balance, not enough eth, out of gas, overdraft',
  'main network': 'main net, mainnet',
  'native currency': 'cryptocurrency, ether',
  network: 'blockchain, chain',
  'network fees': 'miner fee, network cost',
  'network mismatch': 'wrong chain',
  networks:
    'add chain, arbitrum, avalanche, bitcoin, blockchains, bnb, bsc, chain support, chains, evm compatible, l2, layer 2, layer two, multichain, near protocol, optimism, rollup, sidechain, solana, tezos, unsupported chain, xrpl',
  nonce: 'sequence number',
  order:
    'basket, buy, cart, checkout, crypto payment, in-app purchase, invoice, pay, payment, payment link, purchase, shopping cart, stripe',
  'other networks': 'custom chain',
  polygon: 'matic, pol',
  reserve: 'minimum balance',
  rpc: 'rpc node',
  'send transfer': 'move funds, pay out, send coins, send eth, send funds, send money, sign transaction',
  signature: 'sign transaction',
  'signatures confirm': 'approve',
  'smart contract':
    'abi, approve, batch transaction, calldata, contract call, contract interaction, contract method, contract read, contract write, custom contract, defi, lending, multicall, raw transaction, solidity, spender, stake, uniswap, write contract, yield',
  'sponsor gas': 'fee delegation, gas credit, gas manager, gas policy, gasless, sponsored, sponsorship',
  stellar: 'horizon, issuer asset, lumen, lumens, soroban, xlm',
  submit: 'broadcast',
  'test network': 'devnet, test net, testnet',
  'test tokens':
    'coin, fake money, fake tokens, faucet, faucets, free crypto, free eth, free gas, free tokens, friendbot, play money, sepolia eth, test coins, test eth, test funds, testnet eth, testnet ether, testnet token',
  'top up': 'fund',
  transaction: 'tx, txid, txn',
  transfer:
    'crypto payment, payment, payout, remit, remittance, resale, resell, send, trade, transaction, tx, txn, wire, withdraw, withdraw funds, withdrawal',
  'transfer failed': 'dropped transaction',
  'transfer undone': 'mistaken transfer',
  transfers: 'transactions',
  treasury: 'gas station, gas tank',
  undo: 'irreversible, irrevocable',
  undone: 'reversible, revert, rollback, undo',
  wait: 'polling',
  'wait confirmed': 'dropped transaction',
  'wait transfer confirmed': 'receipt of a transaction, stuck transaction, transaction receipt',
  'what nacre does not do': 'aml, kyc',
};
