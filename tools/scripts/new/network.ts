import ts from 'typescript';
import { memberOf } from './error.ts';
import { UserError, type Draft } from './Draft.ts';
import { append, constant, enumIn, nodesOf, objectIn, parse } from './source.ts';
import { stringLiteral, splice } from './splice.ts';
import { sinceOf } from './versions.ts';
import { addToSchemaEnum, DESCRIPTION } from './yamlList.ts';

const ENUM = 'packages/sdk-base/src/networks/Network.ts';
const TABLE = 'packages/sdk-base/src/networkInfo/networks.ts';
const FAUCETS = 'src/data/faucets.ts';
const TOKENS = 'docs/technical-guides/faq/how-to-get-test-tokens.mdx';
/** The options for a public faucet. */
const FAUCET = ['faucet', 'faucet-provider', 'faucet-url'] as const;

/** A new network. */
interface NewNetwork {
  /** The id in the API: `optimism-sepolia`. */
  id: string;
  name: string;
  /** A description in one sentence, for its doc comment. */
  about: string;
  kind: string;
  caip2: string;
  /** The symbol of its currency, which has to be in the table. */
  currency: string;
  environment: string;
  explorer: string;
  /** A test network's faucet. */
  faucet: Readonly<Partial<Record<(typeof FAUCET)[number], string | undefined>>>;
  since?: string | undefined;
}

/** Adds a network to its enumeration, the table and the API description, and a test network's faucet to the docs. */
export function newNetwork(draft: Draft, network: NewNetwork): string[] {
  const { id, name, about, kind, caip2, currency, environment, explorer } = network;
  validateOptions(network);
  const since = sinceOf(draft, network.since);
  const member = memberOf(id);
  const { members } = enumIn(parse(draft, ENUM));
  if (members.some((existing) => existing.name.getText() === member))
    throw new UserError(`${draft.locationOf(ENUM, `${member} =`)}: ${id} exists already.`);
  const table = objectIn(parse(draft, TABLE), 'networks').properties;
  const same = table.find((row) => row.getText().includes(`caip2: ${stringLiteral(caip2)}`));
  if (same)
    throw new UserError(
      `${draft.locationOf(TABLE, stringLiteral(caip2))}: ${caip2} is already the id of ${same.name?.getText()}.`,
    );
  append(
    draft,
    ENUM,
    members,
    `/**\n * ${about}\n *\n * @since ${since}\n */\n${member} = ${stringLiteral(id)}`,
  );
  const fields = {
    network: `Network.${member}`,
    name: stringLiteral(name),
    kind: stringLiteral(kind),
    caip2: stringLiteral(caip2),
    nativeCurrency: currencyOf(draft, currency),
    environment: stringLiteral(environment),
    explorerUrl: stringLiteral(explorer),
    features: kind,
  };
  const row = Object.entries(fields).map(([key, value]) => `${key}: ${value},`);
  append(draft, TABLE, table, `[Network.${member}]: {\n${row.join('\n')}\n}`);
  addToSchemaEnum(draft, 'Network', id);
  const isTest = environment === 'sandbox';
  if (isTest) addFaucet(draft, network, member);
  return [
    `${draft.locationOf(TABLE, `[Network.${member}]`)}: check the features that it supports.`,
    ...(isTest
      ? [`${draft.locationOf(FAUCETS, `Network.${member}`)}: the page of test tokens shows this faucet.`]
      : []),
    'packages/sdk-base/src/sandbox/chain/chains.ts:1: add its fees, and its accounts to packages/sdk-base/src/sandbox/seed.',
    'packages/sdk-base/tests/networks.test.ts:1: add its id to the expected networks. Each live network needs a test network.',
    `${draft.locationOf(DESCRIPTION, `- ${id}`)}: npm run gen, then npm run typecheck.`,
  ];
}

function validateOptions({ id, about, kind, caip2, environment, explorer, faucet }: NewNetwork): void {
  const refuse = (reason: string): never => {
    throw new UserError(reason);
  };
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id))
    refuse(`"${id}" is not a network id. Write it as base-sepolia`);
  if (!about.endsWith('.')) refuse('--about must be a complete sentence that ends with a period.');
  if (kind !== 'evm' && kind !== 'stellar') refuse(`--kind "${kind}" is neither evm nor stellar.`);
  if (!/^[-a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}$/.test(caip2))
    refuse(`--caip2 "${caip2}" is not a CAIP-2 id, such as eip155:10.`);
  if (environment !== 'live' && environment !== 'sandbox')
    refuse(`--environment "${environment}" is neither live nor sandbox.`);
  if (!/^https:\/\/[a-z\d./-]+[a-z\d]$/.test(explorer))
    refuse(`--explorer "${explorer}" doesn't begin with https://, or ends with a slash.`);
  const missing = FAUCET.filter((option) => !faucet[option]);
  if (environment === 'sandbox' && missing.length > 0)
    refuse(
      `a test network needs a public faucet: ${missing.map((option) => `--${option}`).join(', ')} is missing.`,
    );
}

/** Returns the name of a currency's constant in the table. */
function currencyOf(draft: Draft, symbol: string): string {
  const known = new Map<string, string>();
  for (const node of nodesOf(parse(draft, TABLE))) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    const currency = /^\{[^{}]*\bsymbol: '([^']+)'/.exec(node.initializer.getText())?.[1];
    if (currency) known.set(currency, node.name.getText());
  }
  const name = known.get(symbol);
  if (name !== undefined) return name;
  throw new UserError(
    `--currency "${symbol}" is not in ${TABLE}, which has ${[...known.keys()].join(', ')}. Add it there first.`,
  );
}

function addFaucet(draft: Draft, { id, currency, faucet }: NewNetwork, member: string): void {
  const list = constant(parse(draft, FAUCETS), 'faucets') as ts.ArrayLiteralExpression;
  const values = FAUCET.map((option) => stringLiteral(faucet[option] ?? '')).join(', ');
  const text = `...serving([Network.${member}], ${stringLiteral(currency)}, [[${values}]]),\n`;
  // Inserted before the faucets that serve no particular network.
  const offset =
    list.elements.find((element) => element.getText().startsWith('...serving([],'))?.getStart() ??
    list.end - 1;
  draft.write(FAUCETS, splice(draft.read(FAUCETS), [{ start: offset, end: offset, text }]));
  const lines = draft.read(TOKENS).split('\n');
  const last = lines.findLastIndex((line) => /^\| `[a-z]+-[a-z-]+` \| test /.test(line));
  if (last === -1)
    throw new UserError(`${TOKENS}:1: there is no table of test networks, which this command adds to.`);
  lines.splice(last + 1, 0, `| \`${id}\` | test ${currency} |`);
  draft.write(TOKENS, lines.join('\n'));
}
