import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { entrySources } from '../../packages/model/src/packages.ts';
import { sdkProgram } from '../support/sdkProgram.ts';
import { Client } from '../../packages/sdk-base/src/client/Client.ts';
import { formatBalance } from '../../packages/sdk-base/src/amounts/formatBalance.ts';
import { parseBalance } from '../../packages/sdk-base/src/amounts/parseBalance.ts';
import { isNacreError } from '../../packages/sdk-base/src/errors/isNacreError.ts';
import { createKeyFrame } from '../../packages/sdk-base/src/keyFrame/createKeyFrame.ts';
import { Network } from '../../packages/sdk-base/src/networks/Network.ts';
import { verifyPassport } from '../../packages/sdk-base/src/passports/verifyPassport.ts';
import { createSandbox } from '../../packages/sdk-base/src/sandbox/createSandbox.ts';
import { createNodeWebhookHandler } from '../../packages/sdk-base/src/server/createNodeWebhookHandler.ts';
import { createServerClient } from '../../packages/sdk-base/src/server/createServerClient.ts';
import { createWebhookHandler } from '../../packages/sdk-base/src/server/createWebhookHandler.ts';
import { signWebhook } from '../../packages/sdk-base/src/server/signWebhook.ts';
import { verifyAccessToken } from '../../packages/sdk-base/src/server/verifyAccessToken.ts';
import { waitForOrder } from '../../packages/sdk-base/src/server/waitForOrder.ts';
import { verifyWebhook } from '../../packages/sdk-base/src/webhooks/verifyWebhook.ts';
import { noSigner } from '../../packages/sdk-base/tests/fakeBackend.ts';

type Options = Record<string, unknown>;
type Case = {
  /** Valid options, to which an invalid one is added. */
  valid: Options;
  /** The function that accepts them. */
  take: (options: never) => unknown;
  /** Other codes with which some options are refused, as documented. */
  errorCodes?: Record<string, string>;
};

const sandbox = createSandbox();
const { publishableKey, secretKey, api, signer } = sandbox;
const client = new Client({ publishableKey, api, signer });
const server = createServerClient({ secretKey, api });
const { otpId } = await client.auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
const { accessToken } = await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
const account = await client.accounts.get(Network.PolygonAmoy);
const credential = await client.dpp.getCredential(sandbox.seeded.itemId);
const payment = { kind: 'native', to: sandbox.seeded.friendAddress, amount: 1n } as const;
const prepared = await account.prepareTransfer(payment);
const request = (take: (options: never) => unknown): Case => ({ valid: {}, take });
const fieldClient = new Client({
  publishableKey,
  api,
  signer: { ...noSigner, mountInput: () => ({ state: {} }) as never },
});
const anything = new Proxy({}, { get: () => () => undefined });
const keys = await api.request('getJwks', {});

/** Each type of options, with everything that accepts it. */
const cases: Record<string, Record<string, Case>> = {
  ClientConfig: { Client: { valid: { publishableKey }, take: (options) => new Client(options) } },
  ServerClientConfig: { createServerClient: { valid: { secretKey }, take: createServerClient } },
  SandboxOptions: { createSandbox: { valid: {}, take: createSandbox } },
  SandboxFault: {
    fail: { valid: { code: 'sdk/conflict' }, take: (fault) => createSandbox().fail('signUp', fault) },
  },
  SandboxTillOrder: {
    pay: {
      valid: { orderId: 'order-1', userId: null, amount: '1' },
      take: (order) => sandbox.till.pay(sandbox.seeded.connectionId, order),
    },
  },
  KeyFrameSettings: { createSandbox: { valid: {}, take: (keyFrame) => createSandbox({ keyFrame }) } },
  KeyFrameOptions: {
    createKeyFrame: {
      valid: { server: anything, device: anything, dialogs: anything },
      take: createKeyFrame,
    },
  },
  VerifyAccessTokenOptions: {
    verifyAccessToken: {
      valid: { audience: 'app_sandbox', environment: 'sandbox', keys, now: sandbox.clock.now() },
      take: (options) => verifyAccessToken(accessToken, options),
    },
  },
  VerifyPassportOptions: {
    verifyPassport: {
      valid: { trustedIssuers: [sandbox.issuer], now: sandbox.clock.now() },
      take: (options) => verifyPassport(credential, options),
    },
  },
  TrustedIssuer: {
    verifyPassport: {
      valid: { ...sandbox.issuer },
      take: (issuer) => verifyPassport(credential, { trustedIssuers: [issuer], now: sandbox.clock.now() }),
      errorCodes: { publicKeyMultibase: 'crypto/invalid-public-key' },
    },
  },
  VerifyWebhookArgs: {
    verifyWebhook: {
      valid: { body: '{}', secret: 'whsec_1', signature: `t=1,v1=${'0'.repeat(64)}` },
      take: verifyWebhook,
      errorCodes: { signature: 'crypto/proof-invalid' },
    },
  },
  WebhookHandlerOptions: {
    createWebhookHandler: { valid: { secret: 'whsec_1', on: {} }, take: createWebhookHandler },
    createNodeWebhookHandler: { valid: { secret: 'whsec_1', on: {} }, take: createNodeWebhookHandler },
  },
  FormatBalanceOptions: {
    formatBalance: { valid: { decimals: 2 }, take: (options) => formatBalance(1n, options) },
  },
  ParseBalanceOptions: {
    parseBalance: { valid: { decimals: 2 }, take: (options) => parseBalance('1', options) },
  },
  RequestOptions: {
    status: request((options) => client.status(options)),
    sendOtp: request((options) =>
      client.auth.sendOtp({ channel: 'email', email: 'a@shop.example' }, options),
    ),
    refresh: request((options) => client.auth.refresh(options)),
    restore: request((options) => client.auth.restore(options)),
    getAccessToken: request((options) => client.auth.getAccessToken(options)),
    'accounts.list': request((options) => client.accounts.list(options)),
    'accounts.create': request((options) => client.accounts.create(Network.PolygonAmoy, options)),
    getNfts: request((options) => account.getNfts({}, options)),
    estimateFees: request((options) => account.estimateFees(payment, options)),
    prepareTransfer: request((options) => account.prepareTransfer(payment, options)),
    signMessage: request((options) => account.signMessage('Hello', options)),
    'recovery.getStatus': request((options) => client.recovery.getStatus(options)),
    'server.listUsers': request((options) => server.listUsers({}, options)),
    'server.getUser': request((options) => server.getUser({ userId: sandbox.seeded.userId }, options)),
  },
  SendTransferOptions: {
    signTransfer: request((options) => account.signTransfer(prepared, options)),
    send: request((options) => account.send(prepared, options)),
  },
  TransferOptions: { transfer: request((options) => account.transfer(payment, options)) },
  Pagination: {
    getTransfers: request((options) => account.getTransfers(options)),
    listOrders: request((options) => client.accounts.listOrders(options)),
    'server.listUsers': request((options) => server.listUsers(options)),
  },
  CollectOptions: {
    listOrders: { valid: { limit: 1 }, take: (options) => client.accounts.listOrders().all(options) },
    'server.listUsers': { valid: { limit: 1 }, take: (options) => server.listUsers().all(options) },
  },
  SignWebhookArgs: { signWebhook: { valid: { body: '{}', secret: 'whsec_1' }, take: signWebhook } },
  WaitOptions: {
    waitForTransfer: request((options) => account.waitForTransfer('txn_1', options)),
  },
  WaitForOrderOptions: {
    waitForOrder: request((options) => client.accounts.waitForOrder(sandbox.seeded.orderId, options)),
    'server.waitForOrder': request((options) => waitForOrder(server, sandbox.seeded.orderId, options)),
  },
  InputFieldArgs: {
    mountInput: {
      valid: { kind: 'email', label: 'E-mail' },
      take: (args) => fieldClient.mountInput({} as never, args),
    },
  },
};

/** Types that aren't tested here, with the reason. */
const OTHERS: Record<string, string> = {
  NacreErrorOptions: 'An error takes whatever was caught.',
  ApiRequestOptions: 'The client gives it to a transport.',
  ServerTransportOptions: 'The server client gives it to a transport.',
  SandboxRequestOptions:
    'The client gives it to the sandbox, which refuses wrong credentials as the API does.',
  SignerOptions: 'The client gives it to a signer.',
  InputFieldOptions: 'The signer gets it, and is the key frame or your own.',
};
/** Request bodies, which the API checks, and which the sandbox checks against the API description. */
const IS_BODY = /(?:Args|Params)$/;
const IS_OPTIONS = /(?:Options|Config|Args|Params|Pagination|Settings|Fault|TillOrder|TrustedIssuer)$/;

const program = sdkProgram();
const checker = program.getTypeChecker();

/** Returns each exported type of options, by name. */
function optionTypes(): Map<string, ts.Type> {
  const types = new Map<string, ts.Type>();
  for (const [entry, file] of Object.entries(entrySources(process.cwd()))) {
    if (!entry.includes('sdk-base')) continue;
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (IS_OPTIONS.test(symbol.name) && target.flags & ts.SymbolFlags.Type)
        types.set(symbol.name, checker.getDeclaredTypeOfSymbol(target));
    }
  }
  return types;
}

const VALUES: Record<string, unknown> = {
  string: 'text',
  number: 5,
  boolean: true,
  bigint: 5n,
  null: null,
  function: () => undefined,
  object: {},
  array: [],
  symbol: Symbol('text'),
  'no number': Number.NaN,
  'no date': new Date('yesterday'),
};

/** Returns the types of values that an option accepts. A string literal type doesn't count as `string`. */
function typesOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(typesOf);
  const { StringLike, NumberLike, BooleanLike, BigIntLike, Null } = ts.TypeFlags;
  if (type.isStringLiteral()) return [];
  const simple = [
    [StringLike, 'string'],
    [NumberLike, 'number'],
    [BooleanLike, 'boolean'],
    [BigIntLike, 'bigint'],
    [Null, 'null'],
  ] as const;
  const name = simple.find(([flag]) => type.flags & flag)?.[1];
  if (name) return [name];
  if (type.symbol?.name === 'Date') return ['date'];
  if (checker.isArrayLikeType(type)) return ['array'];
  if (type.getCallSignatures().length > 0) return ['function'];
  return type.flags & ts.TypeFlags.Undefined ? [] : ['object'];
}

/** Whether an option is an object with required methods, for which an empty object is invalid too. */
const needsMethods = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some(
    (part) =>
      part.getCallSignatures().length === 0 &&
      part.flags & ts.TypeFlags.Object &&
      part.getProperties().some((member) => {
        const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
        return !isOptional && checker.getTypeOfSymbol(member).getCallSignatures().length > 0;
      }) &&
      !['Date', 'Array', 'ReadonlyArray', 'String'].includes(part.symbol?.name),
  );

const outcomeOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
    return 'accepted';
  } catch (error) {
    return isNacreError(error) ? error.code : String(error);
  }
};

const types = optionTypes();

it('each exported type of options is tested, or listed as an exception', () => {
  const names = [...types.keys()].filter((name) => !IS_BODY.test(name) || name in cases);
  expect(names.toSorted()).toEqual([...Object.keys(cases), ...Object.keys(OTHERS)].toSorted());
});

describe.each(Object.entries(cases))('%s', (name, takers) => {
  const type = types.get(name);
  const options = type?.getProperties() ?? [];

  it('has options', () => expect(options.length).toBeGreaterThan(0));

  it.each(Object.entries(takers))('is checked by %s', async (_, { valid, take, errorCodes = {} }) => {
    const problems: string[] = [];
    for (const option of options) {
      const optionType = checker.getTypeOfSymbol(option);
      const allowed = typesOf(optionType);
      for (const [valueType, value] of Object.entries(VALUES)) {
        // Binary data is an object too, and an empty object isn't valid for it.
        const isFine = allowed.includes(valueType) && !(valueType === 'object' && needsMethods(optionType));
        if (isFine) continue;
        const code = await outcomeOf(() => take({ ...valid, [option.name]: value } as never));
        const expected = errorCodes[option.name] ?? 'sdk/invalid-argument';
        if (code !== expected) problems.push(`${option.name}: ${valueType}: ${code}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it.each(Object.entries(takers))('must be an object for %s', async (_, { take }) => {
    for (const value of [null, 5, 'text', true, []])
      expect([value, await outcomeOf(() => take(value as never))]).toEqual([value, 'sdk/invalid-argument']);
  });
});
