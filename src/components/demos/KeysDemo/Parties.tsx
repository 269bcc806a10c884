import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Holdings, Party } from './holdings.ts';
import styles from './styles.module.css';

const parties: readonly (readonly [party: Party, name: string, role: string])[] = [
  ['device', 'This device', 'Keeps the device share, encrypted with a key that can’t be exported.'],
  ['session', 'Nacre’s servers', 'Keep the session share, for a signed-in user.'],
  ['recovery', 'Nacre’s servers, for the user', 'Keep the recovery share. Only the password opens it.'],
  ['frame', 'Key frame', 'Has two shares for a moment, then wipes them.'],
];

/** The parties, each with the data that it currently stores. */
export default function Parties({ holdings }: { readonly holdings: Holdings }): ReactNode {
  return (
    <ul className={styles.parties}>
      {parties.map(([party, name, role]) => {
        const { label, bytes } = holdings[party];
        return (
          <li key={party} className={clsx(styles.party, label && styles.holds)} data-party={party}>
            <strong>{name}</strong>
            <span className={styles.role}>{role}</span>
            <span className={styles.what}>{label ?? 'Holds nothing'}</span>
            <code>{bytes ?? '–'}</code>
          </li>
        );
      })}
    </ul>
  );
}
