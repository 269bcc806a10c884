// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAuth } from '../src/index.ts';
import { createSandbox, type SandboxExchange } from '@nacre/sdk-base/sandbox';
import { setUp } from './support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** The page that the browser returns to, without a guard against the second run. */
function SignedInPage({ redirectUrl, onError }: { redirectUrl: string; onError: (error: unknown) => void }) {
  const { user, signIn } = useAuth();
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('nacre_code')) return;
    signIn({ method: 'google', redirectUrl }).catch(onError);
  }, [redirectUrl, signIn, onError]);
  return <p role="status">{user?.email ?? 'Signing you in…'}</p>;
}

it('a return from Google is handled once, though StrictMode runs the effect twice', async () => {
  location.href = 'https://shop.example/signed-in';
  const redirectUrl = 'https://shop.example/signed-in';
  const answers: SandboxExchange[] = [];
  const sandbox = createSandbox({ onExchange: (exchange) => answers.push(exchange) });
  const { wrapper: Provider } = setUp(sandbox);

  // The first half of the redirect, which leaves the page: the SDK's request, and the verifier that it stores.
  const codeVerifier = 'v'.repeat(43);
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  sessionStorage.setItem('nacre.sign-in', codeVerifier);
  const redirect = await sandbox.api.request('signIn', {
    body: { method: 'google', redirectUrl, codeChallenge },
  });
  if (!('authorizationUrl' in redirect)) throw new Error('The answer has no address.');
  history.replaceState(null, '', sandbox.approveRedirect(redirect.authorizationUrl));
  answers.length = 0;

  const onError = vi.fn();
  render(
    <StrictMode>
      <Provider>
        <SignedInPage redirectUrl={redirectUrl} onError={onError} />
      </Provider>
    </StrictMode>,
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ada@shop.example'));
  expect(answers.map(({ operation, status }) => [operation, status])).toEqual([['signIn', 200]]);
  expect(location.href).toBe(redirectUrl);
  expect(onError).not.toHaveBeenCalled();
});
