import { Client } from '@nacre/sdk-base';
import type { ServerClient } from '@nacre/sdk-base/server';
import type { Cases } from '../../Cases.ts';

type Env = Record<string, string | undefined>;

export interface AnswerModule {
  pageClient(env: Env): Client;
  serverClient(env: Env): ServerClient;
}

const PUBLISHABLE = 'NACRE_PUBLISHABLE_KEY';
const SECRET = 'NACRE_SECRET_KEY';
const env: Env = { [PUBLISHABLE]: 'pk_sandbox_7hQ2mXw4', [SECRET]: 'sk_sandbox_9dRt5zLm' };

/** Returns the names of the variables that a call reads. */
function readBy(call: (env: Env) => unknown): Set<string> {
  const read = new Set<string>();
  const get = (target: Env, name: string) => {
    read.add(name);
    return target[name];
  };
  call(new Proxy(env, { get } as ProxyHandler<Env>));
  return read;
}

function names(variable: string, call: () => unknown): boolean {
  try {
    call();
    return false;
  } catch (error) {
    return String(error).includes(variable);
  }
}

export const cases: Cases<AnswerModule> = {
  'gives the page no client': ({ pageClient }) => pageClient(env) instanceof Client,
  'gives the server no client': ({ serverClient }) => typeof serverClient(env).earnPoints === 'function',
  "uses the server's key in the page": ({ pageClient }) => !readBy(pageClient).has(SECRET),
  'continues in the page without its key': ({ pageClient }) =>
    names(PUBLISHABLE, () => pageClient({ [SECRET]: env[SECRET] })),
  'continues on the server without its key': ({ serverClient }) =>
    names(SECRET, () => serverClient({ [PUBLISHABLE]: env[PUBLISHABLE] })),
};
