import { nodeVersion, reactVersion } from './facts.ts';

/** A platform on which a reader's app runs. */
interface Platform {
  readonly name: string;
  /** The supported versions, or `null` for an unsupported platform. */
  readonly supported: string | null;
  /** A summary of this repository's tests on the platform. */
  readonly ran: string | null;
  /** The files of these tests. */
  readonly tests: readonly string[];
}

const IN_RUNTIMES =
  'The base SDK on its sandbox and over HTTP, a server call, a webhook, an access token’s verification';

const LAST_TWO = 'The last two major versions';

const browser = (name: string, ran: string | null = null, tests: readonly string[] = []): Platform => ({
  name,
  supported: LAST_TWO,
  ran,
  tests,
});

/** Browsers and web views, with the tests that run there. A test compares this with the tests' own configuration. */
export const browsers: readonly Platform[] = [
  browser(
    'Chrome',
    'Chromium: the key frame in a frame of another site, signatures, recovery by password, recovery by a virtual passkey with PRF, blocked storage, React after server rendering',
    [
      'tests/e2e/keyframe.spec.ts',
      'tests/e2e/keyframeRecovery.spec.ts',
      'tests/e2e/hydration.spec.ts',
      'tests/content/frameworks.spec.ts',
    ],
  ),
  browser('Edge'),
  browser('Firefox'),
  browser('Safari, on macOS and iOS'),
  { name: 'Web views inside native apps', supported: null, ran: null, tests: [] },
];

/** Servers and frameworks, with the tests that run there. */
export const runtimes: readonly Platform[] = [
  {
    name: 'Node',
    supported: `${nodeVersion} and later`,
    ran: 'The base SDK, its sandbox, the server entry, the key frame’s code',
    tests: ['packages/sdk-base/tests/serverClient.test.ts', 'packages/sdk-base/tests/keyFrame.test.ts'],
  },
  {
    name: 'React',
    supported: `${reactVersion} and later, 19`,
    ran: 'Hooks and components in 19; apps in 18.2 and 19',
    tests: ['packages/sdk-react/tests/hooks.test.tsx', 'tests/content/frameworks.spec.ts'],
  },
  {
    name: 'Next.js app router',
    supported: `With React ${reactVersion} or later`,
    ran: 'A build and a server of 14.2 and of 16',
    tests: ['tests/content/frameworks.spec.ts'],
  },
  {
    name: 'Vite',
    supported: `With React ${reactVersion} or later`,
    ran: 'A development and a production build',
    tests: ['tests/content/frameworks.spec.ts'],
  },
  {
    name: 'Cloudflare Workers',
    supported: 'Compatibility date 2024-09-01 and later',
    ran: IN_RUNTIMES,
    tests: ['tests/unit/sdkRuntimes.test.ts'],
  },
  { name: 'Deno', supported: '2.9 and later', ran: IN_RUNTIMES, tests: ['tests/unit/sdkRuntimes.test.ts'] },
  { name: 'Bun', supported: '1.4 and later', ran: IN_RUNTIMES, tests: ['tests/unit/sdkRuntimes.test.ts'] },
  { name: 'Other edge runtimes', supported: null, ran: null, tests: [] },
  { name: 'React Native, Electron', supported: null, ran: null, tests: [] },
];

export type { Platform };
