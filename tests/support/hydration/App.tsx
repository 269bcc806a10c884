import { Client, FormattedBalance, NacreProvider, useAuth } from '@nacre/sdk-react';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { StrictMode } from 'react';

const currency = { name: 'POL', symbol: 'POL', decimals: 18 };

function Wallet() {
  const { status } = useAuth();
  return (
    <main>
      <h1>{status}</h1>
      <p>
        <FormattedBalance balance={{ amount: 12_345_670n * 10n ** 15n, currency }} />
      </p>
    </main>
  );
}

/** An app that is rendered on a server and hydrated in a browser. */
export function App() {
  const { api, signer } = createSandbox();
  const client = new Client({ publishableKey: 'pk_sandbox_local', api, signer });
  return (
    <StrictMode>
      <NacreProvider client={client}>
        <Wallet />
      </NacreProvider>
    </StrictMode>
  );
}
