import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The sources that the page may load from. For production, replace the sandbox's API and key frame with the live ones. */
const policyOf = (sources) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources}`,
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
  // Vite writes inline scripts and styles while you develop. A build has no nonce, because a fixed one doesn't protect a page.
  ...(command === 'serve' && !isPreview ? { html: { cspNonce: 'development' } } : {}),
  // Only this machine can reach the server.
  server: { host: 'localhost', headers: policyOf("'self' 'nonce-development'") },
  preview: { host: 'localhost', headers: policyOf("'self'") },
}));
