import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the page may load. For live, name the live API and the live key frame in place of the sandbox's. */
const policyOf = (own) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self' https: data:",
    "connect-src 'self' https://api.sandbox.nacre.example",
    'frame-src https://keys.sandbox.nacre.example',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
});

export default defineConfig(({ command, isPreview }) => ({
  plugins: [react()],
  // Vite writes inline scripts and styles while you develop. A nonce that everyone knows protects nothing: a build has none.
  ...(command === 'serve' && !isPreview ? { html: { cspNonce: 'development' } } : {}),
  // Only this machine can reach it.
  server: { host: 'localhost', headers: policyOf("'self' 'nonce-development'") },
  preview: { host: 'localhost', headers: policyOf("'self'") },
}));
