/** A reader's task, and the page to begin with. Shown on the home page and on the 404 page. */
export interface Task {
  /** The task, in a few words. */
  label: string;
  /** The page to begin with. */
  to: string;
  /** The outcome for the reader, in one sentence. */
  summary: string;
  /** The icon next to it on the home page. */
  icon: TaskIconName;
  /** The section of the home page: products to build, with a picture, or tasks for an app in production. */
  on?: 'build' | 'run';
}

export type TaskIconName =
  | 'wallet'
  | 'person'
  | 'coins'
  | 'star'
  | 'passport'
  | 'bell'
  | 'key'
  | 'receipt'
  | 'alert'
  | 'chat'
  | 'book'
  | 'shield'
  | 'plug';

export const tasks: readonly Task[] = [
  {
    label: 'Add a wallet',
    icon: 'wallet',
    to: '/products/quick-start-guide',
    summary: 'From an empty folder to a signed-in user, a balance and a sent transfer.',
  },
  {
    label: 'Sign users in',
    icon: 'person',
    on: 'build',
    to: '/products/nacre-auth',
    summary: 'One-time codes by e-mail or SMS, your own tokens, or Google.',
  },
  {
    label: 'Mint and sell tokens',
    icon: 'coins',
    on: 'build',
    to: '/products/tokenization',
    summary: 'Collections, mints, orders and transfers.',
  },
  {
    label: 'Run a loyalty program',
    icon: 'star',
    on: 'build',
    to: '/solutions/on-chain-loyalty/introduction',
    summary: 'Points, tiers and rewards that settle on chain.',
  },
  {
    label: 'Issue product passports',
    icon: 'passport',
    on: 'build',
    to: '/solutions/digital-product-passport/introduction',
    summary: 'Signed passports that anyone can verify without an account.',
  },
  {
    label: 'Receive webhooks',
    icon: 'bell',
    on: 'run',
    to: '/technical-guides/webhooks',
    summary: 'Signed events on your server: verify, store, answer, and have lost ones sent again.',
  },
  {
    label: 'Recover an account',
    icon: 'key',
    on: 'run',
    to: '/technical-guides/recovery',
    summary: 'What is lost with a device, and how users get their account back.',
  },
  {
    label: 'Pay network fees',
    icon: 'receipt',
    on: 'run',
    to: '/technical-guides/network-fees',
    summary: 'Who pays for what, and how to fund your users.',
  },
  {
    label: 'Handle an error',
    icon: 'alert',
    on: 'run',
    to: '/products/embedded-wallet/exceptions',
    summary: 'Every error code, its cause, and what to do about it.',
  },
  {
    label: 'Go live safely',
    icon: 'shield',
    on: 'run',
    to: '/products/security-and-best-practices',
    summary: 'Threats, keys, tokens and policies, with a checklist for the day you go live.',
  },
  {
    label: 'Ask an AI assistant',
    icon: 'chat',
    on: 'run',
    to: '/mcp/',
    summary: 'These docs as tools for your assistant, and a compiler for the code it writes.',
  },
  {
    label: 'Look up a symbol',
    icon: 'book',
    to: '/api/introduction',
    summary: 'The reference of both SDKs, by task.',
  },
  {
    label: 'Call the backend API',
    icon: 'plug',
    to: '/backend-openapi',
    summary: 'Every operation, with its parameters, responses and errors.',
  },
];
