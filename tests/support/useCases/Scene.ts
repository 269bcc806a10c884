import {
  type Account,
  Client,
  Network,
  type SendOtpArgs,
  verifyPassport,
  verifyWebhook,
} from '@nacre/sdk-base';
import {
  createSandbox,
  type SandboxArguments,
  type SandboxOperation,
  type SandboxRequestOptions,
} from '@nacre/sdk-base/sandbox';
import { createServerClient, verifyAccessToken } from '@nacre/sdk-base/server';

export const network = Network.PolygonAmoy;

/** Wraps an object so that calls on it and its parts are recorded under a name, such as `client.loyalty.redeem`. */
function recordCalls<T extends object>(target: T, name: string, note: (call: string) => void): T {
  return new Proxy(target, {
    get(_target, property) {
      const value: unknown = Reflect.get(target, property, target);
      const path = name === '' ? String(property) : `${name}.${String(property)}`;
      if (typeof value !== 'function')
        return typeof value === 'object' && value !== null ? recordCalls(value, path, note) : value;
      return (...args: unknown[]): unknown => {
        note(path);
        const result: unknown = Reflect.apply(value, target, args);
        const isAccount = path === 'client.accounts.create' || path === 'client.accounts.get';
        return isAccount
          ? (result as Promise<object>).then((account) => recordCalls(account, 'account', note))
          : result;
      };
    },
  });
}

/** The setting of a use case: a sandbox, its people and servers, and the calls that they make. */
export class Scene {
  readonly sandbox = createSandbox();
  readonly calls = new Set<string>();
  readonly #clients = new Map<string, Client>();
  #verifiedWebhooks = 0;

  readonly note = (call: string): void => {
    this.calls.add(call);
  };

  /** Returns a person's client, which has its own session. */
  client(name: string): Client {
    const { publishableKey, api, signer } = this.sandbox;
    const client = this.#clients.get(name) ?? new Client({ publishableKey, api, signer });
    this.#clients.set(name, client);
    return recordCalls(client, 'client', this.note);
  }

  /** Returns a person's account, which an earlier step has created. */
  async account(name: string): Promise<Account> {
    const account = await this.#clients.get(name)?.accounts.get(network);
    if (!account) throw new Error(`${name} has no account yet.`);
    return recordCalls(account, 'account', this.note);
  }

  /** The client of a server with the secret key. */
  readonly nacre = recordCalls(
    createServerClient({ secretKey: this.sandbox.secretKey, api: this.sandbox.api }),
    '',
    this.note,
  );

  /** Makes requests that need no secret key, recorded under the operation's name. */
  readonly request = <O extends SandboxOperation>(
    operation: O,
    args: SandboxArguments<O>,
    options?: SandboxRequestOptions,
  ) => {
    this.note(operation);
    return this.sandbox.api.request(operation, args, options);
  };

  readonly sdk = recordCalls({ verifyPassport, verifyAccessToken }, '', this.note);

  /** Lets time pass on the network, then verifies the webhooks since the last call and records their types. */
  async settle(): Promise<void> {
    this.sandbox.clock.advance(5 * 60_000);
    const { webhooks, seeded, clock } = this.sandbox;
    for (const { body, headers } of webhooks.slice(this.#verifiedWebhooks)) {
      const { type } = await verifyWebhook({
        body,
        signature: headers['Nacre-Signature'],
        secret: seeded.webhookSecret,
        now: clock.now(),
        toleranceSeconds: 24 * 60 * 60,
      });
      this.note(type);
    }
    this.#verifiedWebhooks = webhooks.length;
  }

  /** Signs a person in with a code, or signs them up if the address isn't the seeded user's. */
  async signIn(name: string, args: SendOtpArgs): Promise<Client> {
    const client = this.client(name);
    const { otpId } = await client.auth.sendOtp(args);
    const proof = { method: 'otp', otpId, code: this.sandbox.otpCode } as const;
    const isSeeded = 'email' in args && args.email === this.sandbox.user.email;
    await (isSeeded ? client.auth.signIn(proof) : client.auth.signUp(proof));
    return client;
  }
}

interface StoryStep {
  readonly actor: string;
  play(scene: Scene): unknown;
}

/** A use case that can be played step by step. */
export interface Story {
  readonly heading: string;
  /** Prepares the scene before the first step. */
  before?(scene: Scene): Promise<void>;
  readonly steps: readonly StoryStep[];
}

/** Creates a step that a person takes in the app, with the person's session and without the secret key. */
export const person = (actor: string, play: (app: App) => unknown): StoryStep => ({
  actor,
  play: (scene) =>
    play({
      client: scene.client(actor),
      signIn: (args) => scene.signIn(actor, args),
      account: () => scene.account(actor),
      sdk: scene.sdk,
      sandbox: scene.sandbox,
    }),
});

/** Creates a step that a server takes, with the secret key. */
export const server = (actor: string, play: (backend: Backend) => unknown): StoryStep => ({
  actor,
  play: ({ nacre, request, sdk, sandbox }) => play({ nacre, request, sdk, sandbox }),
});

/** A step of the network: pending operations settle, and webhooks report them. */
export const settles: StoryStep = { actor: 'Nacre', play: (scene) => scene.settle() };

/** The objects available in a person's step. */
interface App extends Pick<Scene, 'sdk' | 'sandbox'> {
  readonly client: Client;
  signIn(args: SendOtpArgs): Promise<Client>;
  account(): Promise<Account>;
}
type Backend = Pick<Scene, 'nacre' | 'request' | 'sdk' | 'sandbox'>;
