import { serveSandbox } from '../../../../sdk-base/src/command/index.ts';
import { withAddress } from '../curlCommand.ts';
import { VARIABLES } from '../../../../model/src/samples/variables.ts';

/** What an API answered. */
export interface Answer {
  status: number;
  body: unknown;
}

/** When the clock of the docs stands still: what samples print is the same each time. */
const CLOCK = { now: '2026-03-02T09:30:00Z', speed: 0 };

/** The one-time code of the API's examples, in whose place the sandbox takes its own. */
const EXAMPLE_CODE = '493027';

/** An id or a token, by the prefix that tells its kind. */
const ID = /\b(?<prefix>[a-z]+)_[0-9A-Za-z]{8,}\b/g;

/**
 * The sandbox over HTTP for samples that go on from one call to the next, as those of a page do. Samples stay as readers
 * see them. When they are sent, the address in them becomes the local one, and an id the one that an earlier call
 * returned: a page can't know what the reader's own answer will be.
 */
export class LocalApi {
  readonly variables: Record<string, string>;
  readonly #ids = new Map<string, string>();
  readonly #served: Awaited<ReturnType<typeof serveSandbox>>;

  private constructor(served: Awaited<ReturnType<typeof serveSandbox>>, accessToken: string) {
    this.#served = served;
    this.variables = {
      ...VARIABLES,
      NACRE_PUBLISHABLE_KEY: served.sandbox.publishableKey,
      NACRE_ACCESS_TOKEN: accessToken,
    };
  }

  /** Starts one on a free port, with a user who is signed in. */
  static async start(): Promise<LocalApi> {
    const served = await serveSandbox({ port: 0, ...CLOCK });
    const { api, user, otpCode } = served.sandbox;
    const { otpId } = await api.request('sendOtp', { body: { channel: 'email', email: user.email ?? '' } });
    const session = await api.request('signIn', { body: { method: 'otp', otpId, code: otpCode } });
    if (!('accessToken' in session)) throw new Error('the sandbox signs nobody in with its own code');
    const local = new LocalApi(served, session.accessToken);
    local.#ids.set('rt', session.refreshToken);
    return local;
  }

  /** A sample as it is sent. */
  localize(text: string): string {
    const here = new URL(this.#served.url).origin;
    return withAddress(text, here)
      .replaceAll(EXAMPLE_CODE, this.#served.sandbox.otpCode)
      .replace(ID, (id, prefix: string) => this.#ids.get(prefix) ?? id);
  }

  /** Keeps the id that an answer has, and gives what happens later its time. */
  goOn(answer: unknown): void {
    const { id, otpId, event } = (answer ?? {}) as {
      id?: unknown;
      otpId?: unknown;
      event?: { id?: unknown };
    };
    for (const each of [id, otpId, event?.id]) {
      if (typeof each === 'string') this.#ids.set(each.slice(0, each.indexOf('_')), each);
    }
    this.#served.sandbox.clock.advance(60_000);
  }

  close(): Promise<void> {
    return this.#served.close();
  }
}

/** An answer as it is compared: an id says its kind only, since each call makes a new one. */
export const withoutIds = (text: string): string => text.replace(ID, '$<prefix>_…');
