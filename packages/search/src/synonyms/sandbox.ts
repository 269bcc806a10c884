import type { Synonyms } from './Synonyms.ts';

/** The sandbox, tests and the way to production. */
export const sandboxWords: Synonyms = {
  'fail on purpose': 'chaos testing, error injection, fault injection, force error',
  'go live':
    'deploy, deployment, launch, mainnet launch, production ready, rollout, ship to production, switch to prod',
  live: 'live mode, prod, production, production mode, real money',
  'local sandbox':
    'anvil, demo mode, dummy data, emulator, fake backend, fake server, fixture, hardhat, in memory, in memory test server, local backend, local development, localnet, mock api, mock backend, mock mode, mocked, mocking, msw, simulator, storybook, stub, test double',
  sandbox:
    'free tier, free trial, preprod, preproduction, sandbox environment, sandbox mode, test account environment, test environment setup, trial, uat',
  security: 'hardening, impersonate',
  'serve sandbox': 'in memory test server, test server',
  'test identities': 'integration testing',
  'test sandbox': 'integration testing, jest, record and replay, test harness, test suite, vitest',
};
