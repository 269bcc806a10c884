import { Client, type ClientConfig } from '@nacre/sdk-base';
import { createSandbox, type Sandbox } from '@nacre/sdk-base/sandbox';
import type { ReactNode } from 'react';
import { NacreProvider, type NacreProviderProps } from '../src/NacreProvider.tsx';

/** Creates a client on its own sandbox, and a wrapper with the provider. */
export function setUp(
  sandbox: Sandbox = createSandbox(),
  config: Partial<ClientConfig> = {},
  props: NacreProviderProps = {},
) {
  const client = new Client({
    publishableKey: 'pk_sandbox_local',
    api: sandbox.api,
    signer: sandbox.signer,
    ...config,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NacreProvider client={client} {...props}>
      {children}
    </NacreProvider>
  );
  return { sandbox, client, wrapper };
}

/** Signs in the sandbox's own user. */
export async function signIn(client: Client, email: string): Promise<void> {
  const { otpId } = await client.auth.sendOtp({ channel: 'email', email });
  await client.auth.signIn({ method: 'otp', otpId, code: '000000' });
}

/** Creates a storage backed by a map. */
export function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
