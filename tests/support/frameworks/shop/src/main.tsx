import { createSandbox } from '@nacre/sdk-base/sandbox';
import { NacreProvider } from '@nacre/sdk-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const { api, signer } = createSandbox();

// The provider creates the client here; with Next.js, the app does.
createRoot(root).render(
  <StrictMode>
    <NacreProvider publishableKey="pk_sandbox_local" api={api} signer={signer}>
      <Shop />
    </NacreProvider>
  </StrictMode>,
);
