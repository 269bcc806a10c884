import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { price } from './price';
import { Sandboxed } from './Sandboxed';
import { Shop } from './Shop';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <Sandboxed>
      <Shop price={price} />
    </Sandboxed>
  </StrictMode>,
);
