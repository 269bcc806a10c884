'use client';

import { FormattedBalance, useAuth, type Balance } from '@nacre/sdk-react';
import { SignIn } from './SignIn';
import { Wallet } from './Wallet';

export function Shop({ price }: { price: Pick<Balance, 'amount' | 'currency'> }) {
  const { status } = useAuth();
  return (
    <main>
      <h1>
        One seat: <FormattedBalance balance={price} />
      </h1>
      {status === 'restoring' && <p>Loading…</p>}
      {status === 'signed-out' && <SignIn />}
      {status === 'signed-in' && <Wallet />}
    </main>
  );
}
