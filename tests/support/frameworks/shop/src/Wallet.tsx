'use client';

import { Network, useAuth, useFormattedBalance } from '@nacre/sdk-react';

export function Wallet() {
  const { user } = useAuth();
  const balance = useFormattedBalance({ network: Network.PolygonAmoy });
  return (
    <p>
      {user?.name} holds <span>{balance.data ?? '…'}</span>
    </p>
  );
}
