// #region shown
import { NacreProvider, useLoyaltyOptimisticBalance, type LoyaltyEntry } from '@nacre/sdk-react';
import { useEffect, useRef, useState } from 'react';
import { openShop, type Shop } from './openShop.ts';
import PointsBoard, { type Step } from './PointsBoard.tsx';

function Points({ shop: { sandbox, client } }: { shop: Shop }) {
  const { programId } = sandbox.seeded;
  const { settled, pending, optimistic, query, expect } = useLoyaltyOptimisticBalance({ programId });
  const [entries, setEntries] = useState<LoyaltyEntry[]>();
  const [step, setStep] = useState<Step>('start');
  const purchases = useRef(0);

  async function read() {
    await query.refetch();
    const { data } = await client.loyalty.getHistory(programId, { limit: 3 });
    setEntries(data);
    return data[0]?.status ?? 'start';
  }

  async function earn() {
    // Counts at once, before the backend confirms the points.
    const forget = expect(23n);
    setStep('sent');
    const reference = `till-${(purchases.current += 1)}`;
    const spend = { amount: '2380', currency: 'EUR' };
    try {
      // Your server does this, with its secret key.
      await sandbox.api.request(
        'earnPoints',
        {
          path: { programId },
          body: { basis: 'spend', userId: sandbox.user.id, reference, spend },
        },
        { secretKey: sandbox.secretKey },
      );
      setStep(await read());
    } catch {
      forget();
      setStep('failed');
    }
  }

  async function wait() {
    sandbox.clock.advance(35_000);
    setStep(await read());
  }

  function failNext() {
    sandbox.failOnChain('points');
    setStep('doomed');
  }

  if (!query.data) return <PointsBoard />;
  return (
    <PointsBoard
      balance={{ settled, pending, optimistic }}
      entries={entries}
      time={sandbox.clock.now()}
      step={step}
      actions={{ earn: () => void earn(), wait: () => void wait(), failNext }}
    />
  );
}

export default function PointsOfUser() {
  const [shop, setShop] = useState<Shop>();
  useEffect(() => void openShop().then(setShop), []);
  if (!shop) return <PointsBoard />;
  return (
    <NacreProvider client={shop.client}>
      <Points shop={shop} />
    </NacreProvider>
  );
}
// #endregion
