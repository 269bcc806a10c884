'use client';

import { createSandbox } from '@nacre/sdk-base/sandbox';
import { Client, NacreProvider } from '@nacre/sdk-react';
import { useState, type ReactNode } from 'react';

function createClient(): Client {
  const { api, signer } = createSandbox();
  return new Client({ publishableKey: 'pk_sandbox_local', api, signer });
}

export function Sandboxed({ children }: { children: ReactNode }) {
  // Not a module variable, which a server would share among its visitors.
  const [client] = useState(createClient);
  return <NacreProvider client={client}>{children}</NacreProvider>;
}
