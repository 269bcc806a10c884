/** What a reader may have come for, and the page that begins it. Shown on the home page and when a page is not found. */
export interface Task {
  /** What the reader does, in two or three words. */
  label: string;
  /** The page to begin with. */
  to: string;
  /** What comes of it, in one sentence without a full stop. */
  summary: string;
  /** The drawing beside it on the home page. */
  icon: TaskIconName;
}

export type TaskIconName =
  'wallet' | 'person' | 'coins' | 'star' | 'passport' | 'alert' | 'chat' | 'book' | 'plug';

export const tasks: readonly Task[] = [
  {
    label: 'Add a wallet',
    icon: 'wallet',
    to: '/products/quick-start-guide',
    summary: 'from an empty folder to a signed-in user, a balance and a sent transfer',
  },
  {
    label: 'Sign users in',
    icon: 'person',
    to: '/products/nacre-auth',
    summary: 'one-time codes by e-mail or SMS, your own tokens, or Google',
  },
  {
    label: 'Tokenize',
    icon: 'coins',
    to: '/products/tokenization',
    summary: 'collections, mints, orders and transfers',
  },
  {
    label: 'Run a loyalty program',
    icon: 'star',
    to: '/solutions/on-chain-loyalty/introduction',
    summary: 'points, tiers and rewards that settle on chain',
  },
  {
    label: 'Issue product passports',
    icon: 'passport',
    to: '/solutions/digital-product-passport/introduction',
    summary: 'signed passports that anybody can verify without an account',
  },
  {
    label: 'Handle an error',
    icon: 'alert',
    to: '/products/embedded-wallet/exceptions',
    summary: 'every error code with its cause and what to do',
  },
  {
    label: 'Ask with an AI assistant',
    icon: 'chat',
    to: '/mcp/',
    summary: 'these docs as tools for your assistant, with a check of the code it writes',
  },
  {
    label: 'Look up a symbol',
    icon: 'book',
    to: '/api/introduction',
    summary: 'the reference of both SDKs, by task',
  },
  {
    label: 'Call the backend API',
    icon: 'plug',
    to: '/backend-openapi',
    summary: 'every operation, with its parameters, answers and errors',
  },
];
