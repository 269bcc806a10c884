import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The interactive components inside documents. Each is a separate chunk, loaded when a reader comes near. The chunks
 * have no names, because the bootstrap would have to contain them.
 */
export const islandLoaders: Readonly<Record<string, Load>> = {
  'balance-demo': () => import('./demos/BalanceDemo/index.tsx'),
  'error-lookup': () => import('./ErrorLookup/index.tsx'),
  'keys-demo': () => import('./demos/KeysDemo/index.tsx'),
  'passport-demo': () => import('./demos/PassportDemo/index.tsx'),
  'points-demo': () => import('./demos/PointsDemo/index.tsx'),
  'sign-in-demo': () => import('./demos/SignInDemo/index.tsx'),
  'webhook-demo': () => import('./demos/WebhookDemo/index.tsx'),
};
