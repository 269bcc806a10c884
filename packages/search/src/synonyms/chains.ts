import type { Synonyms } from './Synonyms.ts';

/** Networks, fees and transfers. */
export const chainsWords: Synonyms = {
  amoy: 'mumbai',
  'broadcast transaction': 'raw transaction',
  'buy swap bridge':
    'ach, bank transfer, buy coins, buy crypto, buy eth, cash, cash in, cash out, change money, conversion, convert, currency exchange, debit card, exchange currency, exchange tokens, fiat, foreign exchange, fx, liquidity, mastercard, off ramp, on ramp, paypal, sell coins, sell crypto, sepa, top up with card, trade coins, visa, withdraw bank',
  'caip-2': 'chainid, network id',
  'choose a network':
    'best chain, best network, cheap chain, cheap network, cheapest, eco friendly, energy, fast chain, fastest, green chain, low cost, low fees',
  confirmed: 'block confirmation, finality, mined, reorg, reorganization',
  'estimate fee':
    'calculate cost, cost before, cost calculator, cost estimate, forecast, know price, much cost, preview cost, price check, quote',
  'estimate fees': 'fee quote, gas limit, transaction fee, transaction fees',
  'every network': 'cross chain',
  explorer:
    'basescan, block explorer, blockscout, chain link, etherscan, ledger link, link chain, look ledger, polygonscan, proof payment, public ledger, receipt link, scanner link, see chain, show proof, stellar expert, transaction hash, transaction id, tx explorer, tx hash, txhash, view transaction',
  faucet: 'drip, tap',
  fee: 'surcharge',
  'fee too high':
    'above limit, cost higher, exceeds, fee cap, fee limit, gas spike, higher limit, max cost, maximum fee, over limit, price cap, slippage, too costly, too expensive',
  'fees estimation': 'base fee, eip 1559, max fee, priority fee, tip',
  fund: 'topup',
  'fund account stellar':
    'account activation, activate account, base reserve, minimum balance, minimum deposit, opening deposit, starting balance',
  'fund users': 'no eth, not enough eth, subsidize',
  'fund users treasury':
    'add money, budget fees, company account, company wallet, corporate wallet, fill up, float, load money, main account, master account, prefund, put money, refill, reload, replenish, working capital',
  get: 'fetch, lookup, obtain, retrieve',
  'get transaction':
    'payment lookup, payment status, trace payment, track payment, transaction receipt, tx status',
  'insufficient funds':
    'balance enough, balance too low, cannot afford, card declined, declined payment, enough funds, enough money, little money, low balance, no eth, not enough balance, not enough eth, out of gas, overdraft, payment declined, short money',
  'main network': 'main net, mainnet',
  'native currency': 'base coin, chain coin, cryptocurrency, ether, gas token, main coin',
  network: 'blockchain, chain',
  'network fees':
    'absorb cost, absorb fees, billed, charges, commission, cost, cover cost, cover fees, customer pay, expense, foots bill, free user, handling fee, merchant fee, miner fee, network cost, on behalf, pay anything, pay behalf, processing cost, processing fee, subsidy, transaction cost, who pays',
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
  'same address network': 'address chains, all chains, one address, one wallet, single address',
  'send transfer':
    'bank transfer, give money, money friend, money transfer, move funds, move money, pass on, pay friend, pay out, pay someone, peer peer, send coins, send eth, send funds, send money, sign transaction, split bill, wire, wire money',
  signature: 'sign transaction',
  'signatures confirm': 'approve',
  'smart contract':
    'abi, approve, batch transaction, calldata, contract call, contract interaction, contract method, contract read, contract write, custom contract, defi, lending, multicall, raw transaction, solidity, spender, stake, uniswap, write contract, yield',
  'sponsor gas': 'fee delegation, gas credit, gas manager, gas policy, gasless, sponsored, sponsorship',
  stellar: 'horizon, issuer asset, lumen, lumens, soroban, xlm',
  'stellar differs': 'destination tag, memo, trustline',
  submit: 'broadcast',
  'supported blockchains':
    'available chains, chain list, coverage, list chains, rails, stablecoin networks, what chains, which blockchains, which chains, work solana',
  'test network': 'devnet, dry run, play network, practice network, rehearsal, test net, testnet',
  'test tokens':
    'coin, dummy money, fake money, fake tokens, faucet, faucets, free crypto, free eth, free gas, free money, free tokens, friendbot, monopoly money, play money, practice money, pretend money, sandbox money, sepolia eth, test coins, test eth, test funds, test money, testnet eth, testnet ether, testnet token, toy money, trial money',
  'token balances':
    'assets owned, digital dollar, digital euro, dollar coin, eurc, euro coin, possessions, show holdings, stablecoin, usd coin',
  'top up': 'fund',
  transaction: 'tx, txid, txn',
  transfer:
    'crypto payment, payment, payout, remit, remittance, resale, resell, send, trade, transaction, tx, txn, wire, withdraw, withdraw funds, withdrawal',
  'transfer failed': 'dropped transaction',
  'transfer undone':
    'bring back, cancel payment, chargeback, dispute, mistake, mistaken transfer, money back, recall payment, refund payment, reverse payment, send back, sent accident, sent wrong, stop payment, undo payment, wrong address, wrong person, wrong recipient',
  transfers: 'transactions',
  treasury: 'gas station, gas tank',
  undo: 'irreversible, irrevocable',
  undone: 'reversible, revert, rollback, undo',
  wait: 'polling',
  'wait confirmed': 'dropped transaction',
  'wait transfer confirmed':
    'arrival, arrive, clearing, delivered, fast transfer, go through, how long, in transit, instant payment, long until, payment status, processing time, receipt of a transaction, settle, settlement time, speed, stuck transaction, transaction receipt, went through',
  'what nacre does not do': 'aml, kyc',
};
