import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly results: readonly string[];
  readonly onPointerEnter: () => void;
}

/** The user's phone after a number of results: a sign-in form, which becomes a wallet. */
export default function Phone({ results, onPointerEnter }: Props): ReactNode {
  const [code = '', name = '', address = '', balance = ''] = results;
  const [amount = '', symbol = ''] = balance.split(/\s/);
  const part = (isShown: boolean) => clsx(styles.part, isShown && styles.shown);
  return (
    <svg
      className={styles.phone}
      viewBox="0 0 200 400"
      width="168"
      aria-hidden="true"
      focusable="false"
      onPointerEnter={onPointerEnter}
    >
      <rect className={styles.case} x="0.5" y="0.5" width="199" height="399" rx="30" />
      <rect className={styles.line} x="76" y="12" width="48" height="6" rx="3" />
      <g className={part(name === '')}>
        <text x="20" y="118" fontSize="22" fontWeight="600">
          Sign in
        </text>
        <rect className={styles.field} x="20.5" y="134.5" width="159" height="38" rx="8" />
        <text x="32" y="158" fontSize="13">
          ada@shop.example
        </text>
        <rect className={styles.fill} x="20" y="184" width="160" height="38" rx="8" />
        <text className={styles.inverse} x="100" y="208" fontSize="13" fontWeight="600" textAnchor="middle">
          Send code
        </text>
        <g className={part(code !== '')}>
          {[...code.replace(/\D/g, '')].map((digit, index) => (
            <g key={index}>
              <rect
                className={styles.field}
                x={20.5 + index * 27.4}
                y="244.5"
                width="22"
                height="32"
                rx="5"
              />
              <text x={31.5 + index * 27.4} y="265" fontSize="13" textAnchor="middle">
                {digit}
              </text>
            </g>
          ))}
        </g>
      </g>
      <g className={part(name !== '')}>
        <circle className={styles.tint} cx="42" cy="68" r="22" />
        <text className={styles.accent} x="42" y="73" fontSize="14" fontWeight="600" textAnchor="middle">
          {name.replace(/(\S)\S*\s*/g, '$1')}
        </text>
        <text x="76" y={address ? 64 : 73} fontSize="15" fontWeight="600">
          {name}
        </text>
        <text className={clsx(styles.quiet, part(address !== ''))} x="76" y="82" fontSize="12">
          {address}
        </text>
      </g>
      <g className={part(balance !== '')}>
        <rect className={styles.tint} x="20" y="116" width="160" height="112" rx="14" />
        <text className={styles.quiet} x="36" y="146" fontSize="12">
          Balance
        </text>
        <text x="36" y="190" fontSize="38" fontWeight="600">
          {amount}
        </text>
        <text className={styles.quiet} x="164" y="190" fontSize="15" textAnchor="end">
          {symbol}
        </text>
        <rect className={styles.fill} x="20" y="244" width="160" height="38" rx="8" />
        <text className={styles.inverse} x="100" y="268" fontSize="13" fontWeight="600" textAnchor="middle">
          Send
        </text>
        <rect className={styles.field} x="20.5" y="292.5" width="159" height="38" rx="8" />
        <text x="100" y="316" fontSize="13" fontWeight="600" textAnchor="middle">
          Receive
        </text>
      </g>
      <rect className={styles.line} x="66" y="384" width="68" height="4" rx="2" />
    </svg>
  );
}
