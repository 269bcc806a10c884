import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What is alive inside documents. Each is a chunk of its own, loaded when a reader comes near. */
export const islands: Readonly<Record<string, Load>> = {
  'balance-demo': () => import(/* webpackChunkName: "island-balance" */ '../demos/BalanceDemo/index.tsx'),
  'error-lookup': () => import(/* webpackChunkName: "island-errors" */ '../ErrorLookup/index.tsx'),
  'keys-demo': () => import(/* webpackChunkName: "island-keys" */ '../demos/KeysDemo/index.tsx'),
  'passport-demo': () => import(/* webpackChunkName: "island-passport" */ '../demos/PassportDemo/index.tsx'),
  'points-demo': () => import(/* webpackChunkName: "island-points" */ '../demos/PointsDemo/index.tsx'),
  'sign-in-demo': () => import(/* webpackChunkName: "island-sign-in" */ '../demos/SignInDemo/index.tsx'),
  'webhook-demo': () => import(/* webpackChunkName: "island-webhook" */ '../demos/WebhookDemo/index.tsx'),
};
