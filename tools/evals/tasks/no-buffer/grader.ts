import buffer from 'node:buffer';
import { syncBuiltinESMExports } from 'node:module';
import { Client, type Account } from '@nacre/sdk-base';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import type { Cases } from '../../Cases.ts';

export interface AnswerModule {
  proofOf(account: Account, name: string): Promise<string>;
}

const sandbox = createSandbox();
const { publishableKey, api, signer } = sandbox;
const client = new Client({ publishableKey, api, signer });
await client.auth.signIn({ method: 'jwt', token: sandbox.issueToken({ sub: '1047' }) });
const account = await client.accounts.get();

/** Runs a function without `Buffer`, as in a browser. */
async function inBrowser<T>(run: () => Promise<T>): Promise<T> {
  const { Buffer } = buffer;
  const setBuffer = (value: unknown) => {
    Object.assign(buffer, { Buffer: value });
    Object.assign(globalThis, { Buffer: value });
    syncBuiltinESMExports();
  };
  setBuffer(undefined);
  try {
    return await run();
  } finally {
    setBuffer(Buffer);
  }
}

interface Proof {
  text: string;
  address: string;
  signature: unknown;
}

async function read({ proofOf }: AnswerModule, name: string): Promise<{ encoded: string; proof: Proof }> {
  const encoded = await inBrowser(() => proofOf(account, name));
  return { encoded, proof: JSON.parse(Buffer.from(encoded, 'base64').toString()) as Proof };
}

export const cases: Cases<AnswerModule> = {
  'makes no proof in a browser': async (answer) => (await read(answer, 'Ada')).proof.text === 'I am Ada',
  'does not state the account': async (answer) =>
    (await read(answer, 'Ada')).proof.address === account.address,
  'gives another signature': async (answer) => {
    const expected = await account.signMessage('I am Ada');
    return JSON.stringify((await read(answer, 'Ada')).proof.signature) === JSON.stringify(expected);
  },
  'garbles names that are not English': async (answer) =>
    (await read(answer, 'Zoë 李')).proof.text === 'I am Zoë 李',
  'encodes in plain base64': async (answer) => {
    // Plain base64 encodes some of these with `+`, `/` or `=`.
    const encoded: string[] = [];
    for (const name of ['~~~???', 'ÿÿÿ', 'a', 'ab', 'abc', '>>>'])
      encoded.push((await read(answer, name)).encoded);
    return encoded.every((text) => /^[\w-]+$/.test(text));
  },
};
