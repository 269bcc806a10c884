import { Client, isNacreError, Network, type Account, type Api, type ErrorCode } from '@nacre/sdk-base';
import { createSandbox, type SandboxOptions, type SandboxTokenClaims } from '@nacre/sdk-base/sandbox';
import type { Cases } from '../../Cases.ts';

export interface AnswerModule {
  enter(client: Client, getToken: () => Promise<string>): Promise<Account>;
}

/** Lets the answer sign in a user on a new sandbox. */
async function enterAs(
  { enter }: AnswerModule,
  claims: SandboxTokenClaims,
  { before, ...options }: SandboxOptions & { before?: (client: Client, token: string) => unknown } = {},
) {
  const sandbox = createSandbox(options);
  const calls: string[] = [];
  const api: Api = {
    request(operation, args, more) {
      calls.push(operation);
      return sandbox.api.request(operation, args, more);
    },
  };
  const newClient = () =>
    new Client({ publishableKey: sandbox.publishableKey, api, signer: sandbox.signer, maxRetries: 0 });
  await before?.(newClient(), sandbox.issueToken(claims));
  calls.length = 0;
  const client = newClient();
  const outcome = await enter(client, async () => sandbox.issueToken(claims)).catch(
    (error: unknown) => error,
  );
  const network = isNacreError(outcome) ? undefined : (outcome as Account).network;
  const code: ErrorCode | undefined = isNacreError(outcome) ? outcome.code : undefined;
  return { calls, network, code, user: client.auth.session?.user };
}

const ada = { sub: '1047' };
const newcomer = { sub: '2210' };

export const cases: Cases<AnswerModule> = {
  'does not sign a known user in': async (answer) => {
    const { network, user } = await enterAs(answer, ada);
    return network === Network.PolygonAmoy && user?.externalId === '1047';
  },
  'does not sign a new user up': async (answer) =>
    (await enterAs(answer, newcomer)).user?.externalId === '2210',
  'leaves a new user without an account': async (answer) =>
    (await enterAs(answer, newcomer)).network === Network.PolygonAmoy,
  'fails for a known user without an account': async (answer) => {
    // A user who left before the account was created.
    const before = (client: Client, token: string) => client.auth.signUp({ method: 'jwt', token });
    return (await enterAs(answer, newcomer, { before })).network === Network.PolygonAmoy;
  },
  'hides why a token is refused': async (answer) =>
    (await enterAs(answer, { ...ada, aud: 'another-service' })).code === 'jwt/audience-mismatch',
  'signs up after any error': async (answer) => {
    const faults = { signIn: { code: 'sdk/api-unavailable', times: 9 } } as const;
    const { calls, code } = await enterAs(answer, ada, { faults });
    return code === 'sdk/api-unavailable' && !calls.includes('signUp');
  },
};
