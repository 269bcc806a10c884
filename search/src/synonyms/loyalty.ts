import type { Synonyms } from './Synonyms.ts';

/** Loyalty programs, rewards and vouchers. */
export const loyaltyWords: Synonyms = {
  badge:
    'achievement, challenge, gamification, medal, member card, membership card, milestone reward, passes, poap, quest, sbt, soulbound, trophy',
  customer: 'consumer, diner, guest, patron, shopper',
  earn: 'accrual, accrue, accumulate',
  'earn points':
    'add points, adjust points, assign points, award points, collect points, give points, grant points, issue points, load points, manual adjustment, points adjustment, refer a friend, welcome bonus',
  'earning ratio':
    'accrual rate, accrual rule, conversion rate, earn rate, earning rule, multiplier, point value, points multiplier, points per dollar, points per euro, points ratio',
  language:
    'i18n, internationalization, locale, localised, localization, localize, multi language, multilingual, translate, translation',
  loyalty: 'affiliate, frequent buyer, frequent flyer, frequent shopper, membership',
  'loyalty balance': 'loyalty account, loyalty wallet, points account, points wallet',
  'loyalty history': 'loyalty transactions, points transactions',
  'loyalty points':
    'air miles, cashback, expiring points, points expiration, points expiry, points liability',
  'loyalty program':
    'campaign, club, club card, customer club, customer engagement, customer retention, gamification, loyalty api, loyalty app, loyalty card, loyalty club, loyalty engine, loyalty platform, loyalty scheme, marketing, member card, membership card, membership program, points program, promotion engine, promotions, retention, reward program, rewards club, rewards program',
  'loyalty tier': 'rewards, vip',
  optimistic: 'unconfirmed',
  'optimistic balance':
    'available balance, available points, not yet credited, pending points, provisional, unconfirmed points',
  pending: 'stuck',
  pictures: 'artwork, banner, icon, image dimensions, image resolution, logo, thumbnail',
  points: 'bonus, branded currency, credits, loyalty currency, loyalty token, miles, referral, rewards',
  redeem: 'burn, exchange points, redemption, spend',
  'redeem reward': 'burn points, exchange for reward, pay with points, points redemption, use points',
  refund: 'chargeback, dispute, money back, reimburse, return, return goods',
  refunds: 'returned purchase',
  reversals: 'negative balance, negative points',
  reverse: 'deduct, revert, undo',
  'reverse points':
    'adjust points, adjustment, cancel points, correct points, manual adjustment, points correction, subtract points',
  reward:
    'award, benefit, birthday, bogo, bonus, buy one get one, discount, free item, freebie, incentive, offer, perks, prize, promotion, refer a friend',
  'reward tier':
    'bronze, customer level, downgrade, elite, gold, gold member, level up, lifetime points, lifetime value, loyalty level, loyalty status, member level, member tier, membership level, membership tier, platinum, qualifying points, segment, silver, silver members, status level, tier threshold, tier upgrade, vip level',
  rewards: 'offers',
  'rewards program': 'gift catalog, reward catalogue, reward store',
  settled: 'settlement',
  'settled balance': 'confirmed points',
  'stamp card':
    'buy 9 get 1 free, buy one get one free, free after, free coffee, free drink, get 1 free, get one, get one free, punch card, tenth coffee',
  'take points back': 'clawback, remove points, revoke points',
  tier: 'level',
  'use voucher': 'apply coupon, coupon redemption, redeem voucher, validate coupon',
  user: 'member, member id',
  'user points': 'loyalty member',
  voucher:
    'bogo, buy one get one, coupon, deal, discount, discount code, gift card, gift certificate, gift voucher, offer, prepaid card, promo, promo code, promotion, promotion code, promotional code, rebate, single use, special offer, store credit, stored value',
  'voucher code': 'one time coupon, redemption code, reward code, unique code',
  'voucher till': 'present coupon',
  vouchers: 'offers, promotions',
};
