import { limits } from '../limits.ts';
import type { ArgumentSchema, ToolDefinition } from '../tools/definitions.ts';

/** A prompt: a task that a user starts with one click, and the pages that the assistant works from. */
export interface PromptDefinition extends ToolDefinition {
  /** The task. `{name}` is a placeholder for an argument. */
  readonly task: string;
  /** Paths of the pages to read first, in this order. */
  readonly pages: readonly string[];
  /** The steps after reading. */
  readonly steps: readonly string[];
}

const framework = {
  type: 'string',
  description: 'The framework of the app: `react`, or `javascript` for anything else.',
  enum: ['react', 'javascript'],
  default: 'javascript',
} as const satisfies ArgumentSchema;

/** The prompts for common tasks. The table on the site is generated from this list. */
export const promptDefinitions: readonly PromptDefinition[] = [
  {
    name: 'add_wallet',
    title: 'Add a wallet',
    description: 'Adds the SDK to an app, up to a signed-in user with a balance.',
    arguments: { framework },
    required: [],
    task: "Add a Nacre wallet to this app. It's built with: {framework}.",
    pages: [
      '/products/quick-start-guide',
      '/products/integrate-sdk-react-existing',
      '/products/security-and-best-practices',
    ],
    steps: [
      'Use `@nacre/sdk-react` for a React app and `@nacre/sdk-base` for any other app.',
      'Make it work on the local sandbox first, which needs no account and no key.',
      'Show the balance of the signed-in user.',
    ],
  },
  {
    name: 'sign_users_in',
    title: 'Sign users in',
    description: 'Adds sign-in in one of four ways, with session renewal and sign-out.',
    arguments: {
      method: {
        type: 'string',
        description: 'How users sign in: with a code by e-mail or SMS, your own JWT, or Google.',
        enum: ['email', 'sms', 'jwt', 'google'],
        default: 'email',
      },
      framework,
    },
    required: [],
    task: 'Add sign-in with Nacre to this app. Users sign in by: {method}. The app is built with: {framework}.',
    pages: ['/products/nacre-auth', '/products/security-and-best-practices'],
    steps: [
      'Handle each error that the page names for this way to sign in.',
      'If a server accepts the access token, verify `iss`, `aud`, `exp` and the signature there.',
    ],
  },
  {
    name: 'handle_error',
    title: 'Handle an error',
    description: 'Explains an error, finds where it comes from in the code, and handles it.',
    arguments: {
      error: {
        type: 'string',
        description: 'The error code, or the whole error as it was printed.',
        minLength: 1,
        maxLength: limits.error,
      },
    },
    required: ['error'],
    task: 'Find out why this app gets the following Nacre error, and handle it:\n\n{error}',
    pages: ['/products/embedded-wallet/exceptions'],
    steps: [
      'Call `explain_error` with the error.',
      'Find the call that throws it, and look up its symbol to see what else it can throw.',
      'Retry only if the explanation says that a retry may help.',
    ],
  },
  {
    name: 'issue_passport',
    title: 'Issue a product passport',
    description: 'Creates, publishes and verifies a digital product passport from a server.',
    arguments: {},
    required: [],
    task: 'Issue digital product passports with Nacre from this server: create one, publish it, and verify its credential.',
    pages: [
      '/solutions/digital-product-passport/introduction',
      '/solutions/digital-product-passport/dpp-demo',
    ],
    steps: [
      'Look up `createPassport`, `publishPassport` and `getPassportCredential` with `lookup_operation`.',
      'Keep the secret key on the server, in the environment.',
      'Verify with `verifyPassport` and a list of trusted issuer keys. It must reject a passport with an unknown key.',
    ],
  },
  {
    name: 'run_loyalty_program',
    title: 'Run a loyalty program',
    description: 'Awards points for a purchase, shows the balance, and redeems a reward.',
    arguments: { framework },
    required: [],
    task: 'Add a Nacre loyalty program to this app: points for a purchase, the balance, and rewards. The app is built with: {framework}.',
    pages: ['/solutions/on-chain-loyalty/introduction', '/solutions/on-chain-loyalty/loyalty-assets-guide'],
    steps: [
      'Award points from the server, with `earnPoints` and one idempotency key per order.',
      'Show settled and pending points separately.',
      'Redeem only when the user asks for it.',
    ],
  },
];
