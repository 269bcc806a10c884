import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import type { Screen as ScreenData } from '../../../data/pictures/Screen.ts';
import Screen from '../../ScreenDrawing/Screen.tsx';
import { steps } from './steps.ts';
import styles from './styles.module.css';

const labels = { waiting: 'Run it here', running: 'Running', done: 'Run again', failed: 'Try again' };

interface Run {
  readonly kind: keyof typeof labels;
  readonly results: readonly string[];
}

/** Delay between calls, long enough to see their order. */
const PACE_MS = 600;

const pause = () =>
  new Promise((resolve) => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(resolve, isCalm ? 0 : PACE_MS);
  });

/** Returns the screen of the user's phone after a number of results: a sign-in form, which becomes a wallet. */
function phoneAfter([code, name, address, balance]: readonly string[]): ScreenData {
  const frame = { label: '', device: 'phone', location: 'shop.example' } as const;
  if (name === undefined)
    return {
      ...frame,
      blocks: [
        { kind: 'heading', text: 'Sign in' },
        { kind: 'field', text: 'E-mail', value: 'ada@shop.example' },
        { kind: 'button', text: 'Send code' },
        ...(code ? [{ kind: 'field' as const, text: 'Code', value: code.replace(/\D/g, '') }] : []),
      ],
    };
  return {
    ...frame,
    blocks: [
      { kind: 'heading', text: name },
      ...(address ? [{ kind: 'text' as const, lines: [address] }] : []),
      ...(balance
        ? ([
            { kind: 'number', value: balance, detail: 'Balance' },
            { kind: 'button', text: 'Send' },
            { kind: 'button', text: 'Receive', quiet: true },
          ] as const)
        : []),
    ],
  };
}

/**
 * Runs the home page's sample on the sandbox, while a drawn phone shows its effect. The SDK is loaded on the first click, and the calls make no request.
 * Without scripts, the results are shown in the page.
 */
export default function WalletDemo(): ReactNode {
  const [run, setRun] = useState<Run>({ kind: 'waiting', results: [] });

  async function start() {
    const results: string[] = [];
    setRun({ kind: 'running', results });
    try {
      const { openWallet } = await import(/* webpackChunkName: "demo-wallet" */ './openWallet.ts');
      await openWallet((each) => results.push(each));
      for (const [index] of results.entries()) {
        await pause();
        setRun({
          kind: index + 1 < results.length ? 'running' : 'done',
          results: results.slice(0, index + 1),
        });
      }
    } catch {
      setRun({ kind: 'failed', results: [] });
    }
  }

  const { kind, results } = run;
  return (
    <div className={styles.demo} data-demo={kind} data-markdown-ignore="" data-search-ignore="">
      <div className={styles.phone} onPointerEnter={() => kind === 'waiting' && void start()}>
        <Screen screen={phoneAfter(results)} />
      </div>
      <div className={styles.run}>
        <div className={styles.head}>
          <p>On the sandbox in this page: no account, no key, no request.</p>
          <button
            type="button"
            className="button button--primary"
            aria-disabled={kind === 'running'}
            onClick={() => kind !== 'running' && void start()}
          >
            {labels[kind]}
          </button>
        </div>
        <ol className={clsx('clean-list', styles.steps)}>
          {steps.map(({ call, gives }, index) => {
            const isGiven = index < results.length;
            return (
              <li key={call} className={clsx(isGiven && styles.given)}>
                <code>{call}</code>
                <span className={styles.value}>{results[index] ?? gives}</span>
              </li>
            );
          })}
        </ol>
        <p role="status" className={kind === 'failed' ? styles.failure : 'visually-hidden'}>
          {kind === 'done'
            ? `${results[1]} is signed in, and has ${results.at(-1)}.`
            : kind === 'failed' && 'The demo did not run. Check your connection, and try again.'}
        </p>
      </div>
    </div>
  );
}
