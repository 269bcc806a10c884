'use client';

import { useAuth } from '@nacre/sdk-react';
import { SignIn } from './SignIn';
import { Wallet } from './Wallet';

export function Shop() {
  const { status } = useAuth();
  if (status === 'restoring') return <main>Loading…</main>;
  return <main>{status === 'signed-in' ? <Wallet /> : <SignIn />}</main>;
}
