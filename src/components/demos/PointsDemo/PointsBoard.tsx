import type { KnownValue, LoyaltyEntry } from '@nacre/sdk-base';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import Outcome, { stepButton } from '../../Demo/Outcome.tsx';
import styles from '../../Demo/styles.module.css';
import board from './styles.module.css';

export type Step = 'start' | 'sent' | 'doomed' | LoyaltyEntry['status'];

interface Props {
  readonly balance?: Readonly<Record<'settled' | 'pending' | 'optimistic', bigint>>;
  readonly entries?: readonly Pick<LoyaltyEntry, 'id' | 'kind' | 'points' | 'status'>[];
  readonly time?: Date;
  readonly step?: Step;
  /** The buttons' actions. Without them, clicks are queued. */
  readonly actions?: Readonly<Record<'earn' | 'wait' | 'failNext', () => void>>;
}

/** The sandbox's initial state, for the page's HTML. A test compares it with the sandbox. */
const first = {
  balance: { settled: 120n, pending: 0n, optimistic: 120n },
  entries: [
    { id: '3', kind: 'redeem', points: -80n, status: 'settled' },
    { id: '2', kind: 'earn', points: 80n, status: 'settled' },
    { id: '1', kind: 'earn', points: 120n, status: 'settled' },
  ],
  time: new Date('2026-03-02T09:30:00Z'),
} as const;

const messages: Record<KnownValue<Step>, string> = {
  start: 'The user has 120 points, all of them on chain.',
  sent: 'Counted at once. The server hasn’t responded yet.',
  doomed: 'The next settlement will fail. It takes 70 seconds after the purchase.',
  pending: 'Queued: it takes 70 seconds to settle. Let time pass.',
  settled: 'Settled: the points are on chain.',
  failed: 'Failed: the points no longer count.',
};
const tones = { settled: 'good', failed: 'bad' } as const;
const tags: Partial<Record<LoyaltyEntry['status'], string>> = {
  settled: 'tag--success',
  failed: 'tag--danger',
};
const tagOf = (status: LoyaltyEntry['status']) => tags[status] ?? 'tag--neutral';

const buttons = [
  ['earn', 'Earn 23 points'],
  ['wait', 'Wait 35 seconds'],
  ['failNext', 'Fail the next settlement'],
] as const;

const signed = (points: bigint) => (points > 0n ? `+${points}` : `${points}`).replace('-', '−');

/** The three numbers of a balance, the user's latest entries, and buttons for the next steps. */
export default function PointsBoard(props: Props): ReactNode {
  const { balance, entries, time, actions, ...rest } = { ...first, ...omitUndefined(props) };
  // The sandbox has the same version as the page, so other states can't occur.
  const step = (rest.step ?? 'start') as KnownValue<Step>;
  const name = step === 'settled' || step === 'failed' ? tones[step] : 'neutral';
  return (
    <>
      <dl className={board.balance}>
        {(['optimistic', 'settled', 'pending'] as const).map((part) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{`${balance[part]}`}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.label}>Latest entries</p>
      <ul className={clsx('clean-list margin--none', board.entries)}>
        {entries.map(({ id, kind, points, status }) => (
          <li key={id}>
            <span>{kind}</span> <strong>{signed(points)}</strong>{' '}
            <span className={clsx('tag', tagOf(status))}>{status}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions} data-waiting={actions ? undefined : ''}>
        {buttons.map(([action, label], index) => (
          <Fragment key={action}>{stepButton(label, actions?.[action], false, index === 0)}</Fragment>
        ))}
      </div>
      <Outcome tone={name}>
        {messages[step]}{' '}
        <span className={board.time}>
          It is {time.toISOString().slice(11, 19)} in the sandbox, and the balance reads{' '}
          {`${balance.optimistic}`}.
        </span>
      </Outcome>
    </>
  );
}

/** Removes undefined props, so that they don't override the initial state. */
const omitUndefined = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
