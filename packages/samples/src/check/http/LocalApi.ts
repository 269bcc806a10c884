import { serveSandbox } from '../../../../sdk-base/src/command/index.ts';
import { withAddress } from '../curlCommand.ts';
import { SAMPLE_ENVIRONMENT } from '../../../../model/src/samples/sampleEnvironment.ts';

export interface ApiResponse {
  status: number;
  body: unknown;
}

/** The fixed time of the docs' clock, which makes samples print the same output each time. */
const CLOCK = { now: '2026-03-02T09:30:00Z', speed: 0 };

/** The one-time code in the API's examples, which is replaced with the sandbox's own. */
const EXAMPLE_CODE = '493027';

/** Matches an id or a token, with the prefix that identifies its kind. */
const ID = /\b(?<prefix>[a-z]+)_[0-9A-Za-z]{8,}\b/g;

/**
 * Serves the sandbox over HTTP for samples that build on each other, as those of a page do. Samples stay as readers see
 * them. When they are sent, the API's address in them is replaced with the local one, and an id with the one that an
 * earlier call returned, since a page can't know the reader's own responses.
 */
export class LocalApi {
  readonly variables: Record<string, string>;
  readonly #ids = new Map<string, string>();
  readonly #served: Awaited<ReturnType<typeof serveSandbox>>;

  private constructor(served: Awaited<ReturnType<typeof serveSandbox>>, accessToken: string) {
    this.#served = served;
    this.variables = {
      ...SAMPLE_ENVIRONMENT,
      NACRE_PUBLISHABLE_KEY: served.sandbox.publishableKey,
      NACRE_ACCESS_TOKEN: accessToken,
    };
  }

  /** Starts a server on a free port, with a signed-in user. */
  static async start(): Promise<LocalApi> {
    const served = await serveSandbox({ port: 0, ...CLOCK });
    const { api, user, otpCode } = served.sandbox;
    const { otpId } = await api.request('sendOtp', { body: { channel: 'email', email: user.email ?? '' } });
    const session = await api.request('signIn', { body: { method: 'otp', otpId, code: otpCode } });
    if (!('accessToken' in session)) throw new Error('the sandbox did not accept its own one-time code');
    const local = new LocalApi(served, session.accessToken);
    local.#ids.set('rt', session.refreshToken);
    return local;
  }

  /** Returns a sample as it is sent. */
  localize(text: string): string {
    const here = new URL(this.#served.url).origin;
    return withAddress(text, here)
      .replaceAll(EXAMPLE_CODE, this.#served.sandbox.otpCode)
      .replace(ID, (id, prefix: string) => this.#ids.get(prefix) ?? id);
  }

  /** Stores the ids in a response, and advances the clock so that later events happen. */
  advance(response: unknown): void {
    const { id, otpId, event } = (response ?? {}) as {
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

/** Reduces ids to their prefixes for comparing responses, since each call creates new ids. */
export const withoutIds = (text: string): string => text.replace(ID, '$<prefix>_…');
