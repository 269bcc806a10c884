import type { Synonyms } from './Synonyms.ts';

/** Loyalty programs, rewards and vouchers. */
export const loyaltyWords: Synonyms = {
  badge:
    'achievement, attendance, challenge, collectible badge, gamification, level badge, medal, member card, member pass, membership card, milestone, milestone reward, passes, poap, prove membership, quest, sbt, season pass, soulbound, sticker, trophy',
  'create loyalty program': 'launch loyalty, new program, start club, start loyalty',
  'create tier': 'add level, new level',
  customer: 'buyer, consumer, diner, fan, gamer, guest, patron, player, shopper, subscriber, visitor',
  earn: 'accrual, accrue, accumulate',
  'earn points':
    'add bonus, add points, adjust points, assign points, award points, birthday points, bonus client, collect points, compensation, credit bonus, give bonus, give points, goodwill, grant bonus, grant points, issue points, load points, manual adjustment, points adjustment, points purchase, refer a friend, reward customer, reward purchase, reward shoppers, reward spending, thank customer, thank points, thank you, welcome bonus, welcome gift',
  'earning ratio':
    'accrual rate, accrual rule, conversion rate, earn rate, earning rule, euros point, many euros, many points, multiplier, point each, point value, points multiplier, points per dollar, points per euro, points ratio, price point, worth point',
  language:
    'i18n, internationalization, locale, localised, localization, localize, multi language, multilingual, translate, translation',
  loyalty: 'affiliate, frequent buyer, frequent flyer, frequent shopper, membership',
  'loyalty balance': 'loyalty account, loyalty wallet, points account, points wallet',
  'loyalty history':
    'activity member, customer activity, loyalty transactions, member activity, member history, past points, points booked, points ledger, points log, points movements, points overview, points statement, points transactions',
  'loyalty points':
    'air miles, airline miles, bonus points, cashback, expiring points, flyer miles, game currency, miles program, points expiration, points expiry, points liability, reward dollars, store points, virtual currency',
  'loyalty program':
    'bonus card, bonus club, bonus program, bonus scheme, campaign, club, club card, come back, customer card, customer club, customer engagement, customer loyalty, customer retention, fan club, fidelity, frequent guest, gamification, incentive program, keep customers, loyalty api, loyalty app, loyalty card, loyalty club, loyalty engine, loyalty platform, loyalty scheme, marketing, member card, membership card, membership program, membership scheme, points program, promotion engine, promotions, regulars, repeat business, repeat customers, retention, reward program, rewards club, rewards program, store card, vip club',
  'loyalty tier': 'rewards, vip',
  'offer more than one language':
    'bilingual, foreign language, french english, in french, language versions, other languages, several languages, texts german, texts reward, translated, two languages',
  optimistic: 'unconfirmed',
  'optimistic balance':
    'available balance, available points, missing points, not yet credited, pending, pending points, points delayed, points hold, points late, points missing, points showing, points visible, process points, provisional, temporary points, unconfirmed points, waiting points',
  pending: 'stuck',
  pictures:
    'artwork, banner, file size, icon, image dimensions, image resolution, images, jpeg, jpg, logo, media, photo, picture size, pixels, png, svg, thumbnail, upload logo, visuals',
  points: 'bonus, branded currency, credits, loyalty currency, loyalty token, miles, referral, rewards',
  redeem: 'burn, exchange points, redemption, spend',
  'redeem reward':
    'burn points, buy points, cash points, choose gift, claim gift, claim prize, claim reward, convert points, exchange for reward, exchange points, pay with points, pick prize, points gift, points redemption, points reward, spend points, swap points, trade points, turn points, use points',
  refund: 'bring back, chargeback, dispute, gave back, money back, reimburse, return, return goods',
  refunds: 'returned purchase',
  'refunds reversals':
    'brings back, customer returned, customer returns, exchange goods, give back, money back, purchase cancelled, returned purchase, returns, reverse logistics, sends back',
  reversals: 'negative balance, negative points',
  reverse: 'deduct, revert, undo',
  'reverse points':
    'adjust points, adjustment, cancel bonus, cancel points, claw back, correct points, delete points, fraud points, manual adjustment, points correction, remove bonus, subtract points, undo points, withdraw points',
  reward:
    'award, benefit, birthday, bogo, bonus, buy one get one, discount, free item, freebie, incentive, offer, perks, prize, promotion, refer a friend',
  'reward stock':
    '100 available, availability prizes, inventory rewards, limited quantity, limited stock, none left, out stock, run out, sold out, supply rewards',
  'reward tier':
    'best customers, bronze, class customer, customer level, downgrade, elite, gold, gold member, grade, league, level up, levels, lifetime points, lifetime value, loyalty level, loyalty status, member level, member tier, membership level, membership tier, platinum, premium customer, premium member, qualifying points, rank, segment, silver, silver members, status level, status program, tier threshold, tier upgrade, top customers, vip level, vip tier',
  rewards: 'offers',
  'rewards program': 'gift catalog, reward catalogue, reward store',
  settled: 'settlement',
  'settled balance':
    'booked points, cleared points, confirmed points, definitive, final points, points count, real points, spendable points, usable points',
  'stamp card':
    'buy 9 get 1 free, buy one get one free, buy ten, coffee card, every tenth, free after, free coffee, free drink, free tenth, get 1 free, get one, get one free, one free, punch card, stamps, sticker card, ten one, tenth coffee, tenth free',
  'take points back': 'clawback, remove points, revoke points',
  tier: 'level',
  'update loyalty program': 'change rate, change ratio, double points, edit program, modify program',
  'use voucher':
    'accept coupon, apply coupon, cash coupon, coupon accepted, coupon counter, coupon redemption, coupon scan, hand coupon, honor coupon, invalidate coupon, present voucher, redeem voucher, scans coupon, take coupon, validate coupon, validate voucher',
  user: 'member, member id',
  'user points': 'loyalty member',
  voucher:
    'bogo, buy one get one, cheaper, coupon, deal, discount, discount code, gift card, gift certificate, gift voucher, money off, offer, percent off, prepaid card, price reduction, promo, promo code, promotion, promotion code, promotional code, rebate, sale price, single use, special offer, store credit, stored value, ten percent',
  'voucher code':
    'coupon code, coupon qr, one time coupon, promo code, redemption code, reward code, unique code',
  'voucher till': 'present coupon',
  vouchers: 'offers, promotions',
  'what is public points':
    'anyone see, competitor, everyone see, others see, rivals, sees points, transparency, visible chain',
};
