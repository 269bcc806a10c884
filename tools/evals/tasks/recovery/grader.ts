import { Client, isNacreError, type RecoveryMethod } from '@nacre/sdk-base';
import { createSandbox, type SandboxFault } from '@nacre/sdk-base/sandbox';
import type { Cases } from '../../Cases.ts';

export interface AnswerModule {
  protect(client: Client): Promise<'protected' | 'later'>;
  afterFailure(client: Client, error: unknown): Promise<'recover' | 'lost'>;
}

/** Signs in a user with the given recovery methods, and records the methods that the user is asked to set up. */
async function signedIn(has: RecoveryMethod[] = [], faults: SandboxFault[] = []) {
  const sandbox = createSandbox();
  const offered: RecoveryMethod[] = [];
  const { signer } = sandbox;
  const { setUpRecovery } = signer as Required<typeof signer>;
  const noting: typeof signer = {
    ...signer,
    setUpRecovery: (args, options) => {
      offered.push(args.method);
      return setUpRecovery.call(signer, args, options);
    },
  };
  const client = new Client({ publishableKey: sandbox.publishableKey, api: sandbox.api, signer: noting });
  await client.auth.signUp({ method: 'jwt', token: sandbox.issueToken({ sub: '2210' }) });
  const account = await client.accounts.create();
  for (const method of has) await client.recovery.setUp({ method });
  offered.length = 0;
  for (const fault of faults) sandbox.fail('signer.setUpRecovery', fault);
  return { sandbox, client, account, offered };
}

/** Returns the error of signing on a device that has lost its share, when the user dismisses the recovery dialog. */
async function lostShare(has: RecoveryMethod[]) {
  const { sandbox, client, account } = await signedIn(has);
  sandbox.loseDevice();
  sandbox.fail('signer.recover', { code: 'iframe/user-rejected' });
  const error = await account.signMessage('Hello').catch((reason: unknown) => reason);
  return { client, error };
}

const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (isNacreError(error) ? error.code : undefined),
  );

export const cases: Cases<AnswerModule> = {
  'sets up no recovery': async ({ protect }) => {
    const { client } = await signedIn();
    return (
      (await protect(client)) === 'protected' &&
      (await client.recovery.getStatus()).methods.includes('passkey')
    );
  },
  'asks a user who has a recovery': async ({ protect }) => {
    const { client, offered } = await signedIn(['password']);
    return (await protect(client)) === 'protected' && offered.length === 0;
  },
  'treats a refusal as an error, or asks again': async ({ protect }) => {
    const { client, offered } = await signedIn([], [{ code: 'iframe/user-rejected' }]);
    return (await protect(client)) === 'later' && offered.length === 1;
  },
  'leaves users without passkeys unprotected': async ({ protect }) => {
    const { client } = await signedIn([], [{ code: 'sdk/not-supported' }]);
    return (
      (await protect(client)) === 'protected' &&
      (await client.recovery.getStatus()).methods.includes('password')
    );
  },
  'hides an error of the setup': async ({ protect }) => {
    const { client } = await signedIn([], [{ code: 'iframe/frame-blocked', times: 9 }]);
    return (await codeOf(protect(client))) === 'iframe/frame-blocked';
  },
  'gives up a key that can be recovered': async ({ afterFailure }) => {
    const { client, error } = await lostShare(['passkey']);
    return (await afterFailure(client, error)) === 'recover';
  },
  "promises a recovery that doesn't exist": async ({ afterFailure }) => {
    const { client, error } = await lostShare([]);
    return (await afterFailure(client, error)) === 'lost';
  },
  'treats another error as a lost share': async ({ afterFailure }) => {
    const { sandbox, client, account } = await signedIn(['passkey']);
    sandbox.fail('signer.sign', { code: 'iframe/user-rejected' });
    const error = await account.signMessage('Hello').catch((reason: unknown) => reason);
    return (await codeOf(afterFailure(client, error))) === 'iframe/user-rejected';
  },
};
