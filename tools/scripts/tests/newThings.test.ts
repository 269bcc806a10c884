/** Tests the drafts of `npm run new` on this repository's own sources, without writing them. */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { Draft } from '../new/Draft.ts';
import { parseArguments } from '../new/command.ts';
import { kinds } from '../new/kinds.ts';

/** Drafts a command line of `npm run new --`. */
function draftOf(typed: readonly string[]): { draft: Draft; next: string[] } {
  const draft = new Draft('.');
  const [name = '', ...rest] = typed;
  const kind = kinds[name];
  if (!kind) throw new Error(`no kind ${name}`);
  return { draft, next: kind.make(draft, parseArguments(rest, kind.usage)) };
}

/** Expects the sources changed by a draft to be valid TypeScript. */
function expectSound(draft: Draft): void {
  for (const file of draft.files().filter((each) => each.endsWith('.ts'))) {
    const { diagnostics = [] } = ts.transpileModule(draft.read(file), { reportDiagnostics: true });
    expect(
      diagnostics.map(({ messageText }) => messageText),
      file,
    ).toEqual([]);
  }
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

const error = (code: string, message = 'The quota is used up.') => [
  ...['error', code, '--message', message, '--meaning', 'The quota is used up.'],
  ...['--cause', "It's the plan's.", '--action', 'Upgrade.'],
];
const network = (change: Record<string, string> = {}) => {
  const options = {
    about: "Nova's test network.",
    kind: 'evm',
    caip2: 'eip155:99',
    currency: 'ETH',
    environment: 'sandbox',
    explorer: 'https://nova.test/explorer',
    faucet: 'Nova faucet',
    'faucet-provider': 'Nova',
    'faucet-url': 'https://nova.test/faucet',
    ...change,
  };
  return [
    'network',
    'nova-testnet',
    'Nova Testnet',
    ...Object.entries(options).flatMap(([name, value]) => (value ? [`--${name}`, value] : [])),
  ];
};
const term = (slug: string, name: string, page: string) => [
  'term',
  slug,
  name,
  '--definition',
  'It is this.',
  '--page',
  page,
];

describe('a new error', () => {
  it('is in its enumeration, the catalogue, the explanations and the API description', () => {
    const { draft, next } = draftOf([...error('crypto/vault-locked'), '--retryable', '--since', '0.3.0']);
    expectSound(draft);
    const read = (file: string) => flat(draft.read(file));
    expect(read('packages/sdk-base/src/errors/CryptoErrorType.ts')).toContain(
      "/** * The quota is used up. * * @since 0.3.0 */ VaultLocked = 'crypto/vault-locked', }",
    );
    expect(read('packages/sdk-base/src/errors/catalogue.ts')).toMatch(
      /IssuerUntrusted\]: final\([^)]*\), \[CryptoErrorType\.VaultLocked\]: retryable\('The quota is used up\.'\), \};/,
    );
    expect(read('packages/sdk-base/src/errors/explanations.ts')).toContain(
      "[CryptoErrorType.VaultLocked]: { meaning: 'The quota is used up.', cause: \"It's the plan's.\", action: 'Upgrade.', },",
    );
    expect(read('openapi/backend.yaml')).toContain('- crypto/issuer-untrusted - crypto/vault-locked - jwt/');
    expect(next).toContainEqual(
      expect.stringMatching(/^packages\/sdk-base\/src\/errors\/CryptoErrorType\.ts:\d+: throw it/),
    );
    expect(next).toContainEqual(
      expect.stringMatching(
        /^packages\/sdk-base\/tests\/everyErrorCode\.test\.ts:\d+: cause it in producers/,
      ),
    );
  });

  it.each<[title: string, typed: string[], message: string | RegExp]>([
    [
      'exists already',
      error('sdk/not-found'),
      /^packages\/sdk-base\/src\/errors\/SdkErrorType\.ts:\d+: sdk\/not-found exists already\.$/,
    ],
    [
      'has an unknown kind',
      error('other/name'),
      /^"other\/name" is not an error code\. Write one of sdk, crypto, jwt, iframe/,
    ],
    ['has an invalid code', error('sdk/Quota'), /^"sdk\/Quota" is not an error code/],
    [
      'has a message without a period',
      error('sdk/x', 'Half'),
      '--message must be a complete sentence that ends with a period.',
    ],
    [
      'lacks required texts',
      ['error', 'sdk/x', '--message', 'A.'],
      /^--meaning, --cause, --action is missing\. Usage: npm run new -- error/,
    ],
    [
      'has an invalid version in --since',
      [...error('sdk/x'), '--since', 'soon'],
      '--since "soon" is not a version. Write it as 0.2.0.',
    ],
  ])('is refused if it %s', (_, typed, message) => {
    expect(() => draftOf(typed)).toThrow(message);
  });
});

describe('a new network', () => {
  it('is in its enumeration, the table, the API description and the faucets', () => {
    const { draft } = draftOf(network());
    expectSound(draft);
    const read = (file: string) => flat(draft.read(file));
    expect(read('packages/sdk-base/src/networks/Network.ts')).toContain("NovaTestnet = 'nova-testnet', }");
    expect(read('packages/sdk-base/src/networkInfo/networks.ts')).toContain(
      "[Network.NovaTestnet]: { network: Network.NovaTestnet, name: 'Nova Testnet', kind: 'evm', caip2: 'eip155:99', nativeCurrency: ether, environment: 'sandbox', explorerUrl: 'https://nova.test/explorer', features: evm, }, };",
    );
    expect(read('openapi/backend.yaml')).toMatch(
      / Network: type: string [^#]*? enum: (?:- [a-z-]+ )+- nova-testnet /,
    );
    expect(read('src/data/faucets.ts')).toContain(
      "...serving([Network.NovaTestnet], 'ETH', [['Nova faucet', 'Nova', 'https://nova.test/faucet']]),",
    );
    expect(draft.read('docs/technical-guides/faq/how-to-get-test-tokens.mdx')).toContain(
      '\n| `nova-testnet` | test ETH |\n',
    );
  });

  it('for live mode needs no faucet', () => {
    const { draft } = draftOf(
      network({ environment: 'live', faucet: '', 'faucet-provider': '', 'faucet-url': '' }),
    );
    expect(draft.files()).not.toContain('src/data/faucets.ts');
  });

  it.each<[title: string, change: Record<string, string>, message: string | RegExp]>([
    [
      'has the id of another',
      { caip2: 'eip155:1' },
      /^packages\/sdk-base\/src\/networkInfo\/networks\.ts:\d+: eip155:1 is already the id of \[Network\.Ethereum\]\.$/,
    ],
    [
      'has an unknown currency',
      { currency: 'BTC' },
      '--currency "BTC" is not in packages/sdk-base/src/networkInfo/networks.ts, which has ETH, POL, XLM. Add it there first.',
    ],
    ['has an unknown kind', { kind: 'utxo' }, '--kind "utxo" is neither evm nor stellar.'],
    ['is nowhere', { environment: 'test' }, '--environment "test" is neither live nor sandbox.'],
    ['has no faucet', { 'faucet-url': '' }, 'a test network needs a public faucet: --faucet-url is missing.'],
    [
      'has an explorer with a slash',
      { explorer: 'https://x.test/' },
      /^--explorer "https:\/\/x\.test\/" doesn't begin/,
    ],
  ])('is refused if it %s', (_, change, message) => {
    expect(() => draftOf(network(change))).toThrow(message);
  });
});

describe('a new term', () => {
  it('is next to the others of its page, with its spelling if that differs from its slug', () => {
    const { draft } = draftOf(term('hsm', 'HSM', '/products/embedded-wallet/introduction'));
    expectSound(draft);
    const text = flat(draft.read('src/data/glossary.ts'));
    expect(text).toMatch(
      /\.\.\.explainedAt\('\/products\/embedded-wallet\/introduction'(?:(?!explainedAt).)* hsm: 'It is this\.',/,
    );
    expect(text).toMatch(/const spelling[^;]* hsm: 'HSM', \};/);
  });

  it('starts the list of a page without one', () => {
    const { draft } = draftOf(term('vault-door', 'Vault door', '/overview/how-these-docs-are-built'));
    expectSound(draft);
    const text = flat(draft.read('src/data/glossary.ts'));
    expect(text).toContain(
      "...explainedAt('/overview/how-these-docs-are-built', 'How these docs are built', { 'vault-door': 'It is this.' }),",
    );
    expect(text).not.toContain("'vault-door': 'Vault door'");
  });

  it.each<[title: string, typed: string[], message: string | RegExp]>([
    [
      'exists already',
      term('jwt', 'JWT', '/overview/concepts'),
      /^src\/data\/glossary\.ts:\d+: the glossary already has jwt\.$/,
    ],
    [
      'has an invalid anchor',
      term('Key Share', 'Key share', '/overview/concepts'),
      '"Key Share" is not an anchor for a term. Write lowercase letters and hyphens: key-share',
    ],
    [
      'is explained on an unknown page',
      term('x', 'X', '/overview/concept'),
      /^there is no written page at \/overview\/concept\. Did you mean \/overview\/concepts/,
    ],
  ])('is refused if it %s', (_, typed, message) => {
    expect(() => draftOf(typed)).toThrow(message);
  });
});

describe('a new release', () => {
  const file = 'packages/sdk-base/CHANGELOG.md';
  /** A changelog of a made-up package. */
  const release = (typed: readonly string[], text: string) => {
    const draft = new Draft('.');
    draft.write(file, `# Changelog\n\n${text}## [0.4.0] - 2026-01-31\n\n### Added\n\n- One.\n`);
    const kind = kinds.release;
    kind?.make(draft, parseArguments(typed, kind.usage));
    return draft.read(file);
  };
  const NEW = '## Unreleased\n\n### Fixed\n\n- Two.\n\n';

  it('gives the new entries their version and date', () => {
    expect(release(['0.5.0', '--date', '2026-11-23'], NEW)).toContain(
      '\n## [0.5.0] - 2026-11-23\n\n### Fixed\n',
    );
  });

  it.each<[title: string, typed: string[], text: string, message: string | RegExp]>([
    [
      'has nothing new',
      ['0.5.0'],
      '',
      'packages/sdk-base/CHANGELOG.md:1: there is no section "## Unreleased". Add one that lists the changes.',
    ],
    [
      'is empty',
      ['0.5.0', '--date', '2026-11-23'],
      '## Unreleased\n\n',
      'packages/sdk-base/CHANGELOG.md:3: 0.5.0 has no changes. Add a heading such as ### Added, with a list',
    ],
    [
      'is older than the last',
      ['0.3.0', '--date', '2026-11-23'],
      NEW,
      /^packages\/sdk-base\/CHANGELOG\.md:9: 0\.4\.0 is below 0\.3\.0/,
    ],
    ['was before the last', ['0.5.0', '--date', '2025-11-23'], NEW, /0\.4\.0 has a later date than 0\.5\.0/],
    [
      'has an invalid date',
      ['0.5.0', '--date', '2026-02-30'],
      NEW,
      'packages/sdk-base/CHANGELOG.md:3: 2026-02-30 is not a valid date',
    ],
    ['has an invalid version', ['next'], NEW, '"next" is not a version. Write it as 0.2.0.'],
    [
      'has no changelog',
      ['0.5.0', '--of', 'site'],
      NEW,
      /^--of "site" has no changelog\. Write one of sdk-base, /,
    ],
  ])('is refused if it %s', (_, typed, text, message) => {
    expect(() => release(typed, text)).toThrow(message);
  });
});
