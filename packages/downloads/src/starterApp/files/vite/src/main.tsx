import { NacreProvider } from '@nacre/sdk-react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import App from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <NacreProvider publishableKey="pk_sandbox_your_key">
      <App />
    </NacreProvider>
  </StrictMode>,
);
