import type { Locator, Page } from '@playwright/test';

/** A live demo, its page, and the module in `src/components/demos` with the region of code that is shown. */
const demo = (name: string, route: string, id: string, source: string) => ({
  name,
  route,
  chunk: new RegExp(`/demo-${id}\\.\\w+\\.js$`),
  source: `src/components/demos/${source}`,
});
export type DemoInfo = ReturnType<typeof demo>;

export const balance = demo('Format a balance', '/api/how-tos', 'balance', 'BalanceDemo/format.ts');
export const webhook = demo(
  'Sign and verify a webhook',
  '/technical-guides/webhooks',
  'webhook',
  'WebhookDemo/webhook.ts',
);
export const signIn = demo('Sign in with a code', '/products/nacre-auth', 'sign-in', 'SignInDemo/SignIn.tsx');
export const points = demo(
  'Settled and optimistic points',
  '/solutions/on-chain-loyalty/introduction',
  'points',
  'PointsDemo/Points.tsx',
);
export const passport = demo(
  'A passport from issue to claim',
  '/solutions/digital-product-passport/dpp-demo',
  'passport',
  'PassportDemo/passport.ts',
);
export const keys = demo(
  'A key in three shares',
  '/products/embedded-wallet/introduction',
  'keys',
  'KeysDemo/keys.ts',
);
/** All demos. `eachDemo.spec.ts` tests each one in this list. */
export const demos = [balance, webhook, signIn, points, passport, keys];

export const frameOf = (page: Page, { name }: DemoInfo): Locator =>
  page.getByRole('region', { name: `Live demo ${name}` });
