import { TextField } from '../../Demo/Field.tsx';
import { stepButton as button, StepOutcome, type StepResult } from '../../Demo/Outcome.tsx';
import { codeOf, fieldProblems } from '../../Demo/fieldProblems.ts';
import liveDemo from '../../Demo/index.tsx';
import styles from '../../Demo/styles.module.css';
import type * as Engine from './keys.ts';
import shown from './keys.ts?shown';
import keys from './styles.module.css';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Splits a key, signs, loses the device and recovers, and shows the data that each party stores. */
export default liveDemo({
  island: 'keys-demo',
  title: 'A key in three shares',
  about:
    'Make a key, sign with it, lose the device, and recover. Everything happens on this page: nothing is sent, and the key has no value.',
  shown,
  load: () => import(/* webpackChunkName: "demo-keys" */ './keys.ts'),
  draw: (engine) => <KeySteps engine={engine} />,
});

const PASSWORD = 'correct horse battery';

/** The steps in the life of a key, and the data that each party stores. */
function KeySteps({ engine }: { readonly engine?: typeof Engine }): ReactNode {
  const [password, setPassword] = useState(PASSWORD);
  const { hasKey, holdings, result, forget, ...steps } = useKeys(engine, password);
  const error = result.tone === 'bad' ? result.error : undefined;
  const isWrong = codeOf(error) === 'crypto/recovery-password-invalid';
  const problem = isWrong
    ? 'This isn’t the password that recovery was set up with.'
    : fieldProblems(error).password;
  return (
    <>
      <Parties holdings={holdings} />
      <div className={styles.actions}>
        {button('Make a key', steps.make, false, !hasKey)}
        {button('Sign', steps.sign, !hasKey, hasKey)}
        {button('Lose the device', steps.lose, !hasKey)}
      </div>
      <div className={keys.password}>
        <TextField
          label="Recovery password (leave empty to dismiss the dialog)"
          isWide
          problem={problem}
          value={password}
          onText={(text) => {
            setPassword(text);
            if (problem) forget();
          }}
          spellCheck={false}
        />
      </div>
      <div className={styles.actions}>
        {button('Set up recovery', steps.setUp, !hasKey)}
        {button('Recover', steps.recover, !hasKey)}
      </div>
      <StepOutcome result={result} />
    </>
  );
}

/** The data that a party stores. */
interface Holding {
  /** Description of the data; undefined if the party stores nothing. */
  readonly label?: string;
  /** The first bytes of the data or of its cipher text. */
  readonly bytes?: string;
}

/** The parties, in the order of the display. */
type Party = 'device' | 'session' | 'recovery' | 'frame';
type Holdings = Readonly<Record<Party, Holding>>;

const empty: Holdings = { device: {}, session: {}, recovery: {}, frame: {} };

/** Formats the first bytes in hexadecimal. */
const hex = (bytes: Uint8Array): string =>
  `${Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(' ')} …`;

interface PartyData {
  readonly device?: string;
  readonly session: Uint8Array;
  readonly recovery?: string;
}

/** Returns the parties' data between steps. `frame` is the data that remains in the key frame. */
const holdingsOf = ({ device, session, recovery }: PartyData, frame: Holding): Holdings => ({
  device: device ? { label: 'Device share, encrypted', bytes: `${device.slice(0, 16)}…` } : {},
  session: { label: 'Session share', bytes: hex(session) },
  recovery: recovery ? { label: 'Recovery share, cipher text', bytes: `${recovery.slice(0, 16)}…` } : {},
  frame,
});

const parties: readonly (readonly [party: Party, name: string, role: string])[] = [
  ['device', 'This device', 'Keeps the device share, encrypted with a key that can’t be exported.'],
  ['session', 'Nacre’s servers', 'Keep the session share, for a signed-in user.'],
  ['recovery', 'Nacre’s servers, for the user', 'Keep the recovery share. Only the password opens it.'],
  ['frame', 'Key frame', 'Has two shares for a moment, then wipes them.'],
];

/** The parties, each with the data that it currently stores. */
function Parties({ holdings }: { readonly holdings: Holdings }): ReactNode {
  return (
    <ul className={clsx('clean-list', keys.parties)}>
      {parties.map(([party, name, role]) => {
        const { label, bytes } = holdings[party];
        return (
          <li key={party} className={clsx(keys.party, label && keys.holds)} data-party={party}>
            <strong>{name}</strong>
            <span className={keys.role}>{role}</span>
            <span className={keys.what}>{label ?? 'Holds nothing'}</span>
            <code>{bytes ?? '–'}</code>
          </li>
        );
      })}
    </ul>
  );
}

type Wallet = Awaited<ReturnType<typeof Engine.openWallet>>;

/** How long to show that two shares are in the key frame. In reality it takes a few milliseconds. */
const MOMENT_MS = 1_200;

const neutral = (text: string): StepResult => ({ tone: 'neutral', text });

/** Manages the key of the demo. Runs its steps one at a time, and reads the data that the parties store. */
function useKeys(engine: typeof Engine | undefined, password: string) {
  const [wallet, setWallet] = useState<Wallet>();
  const [holdings, setHoldings] = useState(empty);
  const [result, setResult] = useState<StepResult>(neutral('There’s no key yet.'));
  const isBusy = useRef(false);
  /** The current text of the field, read by the dialog of a step in progress. */
  const typed = useRef(password);
  /** The last share released to the key frame. It's the same array, so the demo can show what remains in it. */
  const released = useRef<Uint8Array>(undefined);
  useEffect(() => {
    typed.current = password;
  }, [password]);

  async function refreshHoldings(opened: Wallet): Promise<void> {
    const wiped = released.current;
    const frame: Holding = wiped ? { label: 'Two shares, wiped', bytes: hex(wiped) } : {};
    setHoldings(holdingsOf(await opened.look(), frame));
  }

  async function onJoin(session: Uint8Array): Promise<void> {
    released.current = session;
    setHoldings((now) => ({ ...now, frame: { label: 'Two shares, for a moment', bytes: hex(session) } }));
    setResult(neutral('Two shares are in the key frame.'));
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  }

  /** Runs a step, unless another is in progress, and shows its result. */
  function run(work: () => Promise<StepResult>, opened?: Wallet): void {
    if (isBusy.current) return;
    isBusy.current = true;
    work()
      .catch((error: unknown): StepResult => ({ tone: 'bad', error }))
      .then(async (ended) => {
        if (opened) await refreshHoldings(opened);
        setResult(ended);
      })
      .catch((error: unknown) => setResult({ tone: 'bad', error }))
      .finally(() => {
        isBusy.current = false;
      });
  }

  const step = (act: (opened: Wallet) => Promise<string>) =>
    run(async () => {
      if (!wallet) throw new Error('There’s no key yet.');
      return { tone: 'good', text: await act(wallet) };
    }, wallet);

  return {
    hasKey: wallet !== undefined,
    holdings,
    result,
    /** Resets the result after the reader changed the wrong password. */
    forget: () => setResult(neutral('The password has changed. Sign or recover again.')),
    make: () =>
      run(async () => {
        if (!engine) throw new Error('The demo is not loaded.');
        released.current = undefined;
        const opened = await engine.openWallet(() => typed.current, onJoin);
        setWallet(opened);
        await refreshHoldings(opened);
        return {
          tone: 'good',
          text: `The key was split into three shares, and then wiped. Its address is ${opened.address}.`,
        };
      }),
    sign: () =>
      step(async ({ sign }) => {
        const signature = await sign('Hello');
        const start = signature.kind === 'evm' ? signature.r.slice(0, 18) : signature.signature.slice(0, 16);
        return `Signed “Hello”: ${start}… Two shares were joined for it, then wiped.`;
      }),
    setUp: () =>
      step(async ({ setUpRecovery }) => {
        await setUpRecovery();
        return 'The recovery share was computed from the two others, without joining the key, and encrypted with the password.';
      }),
    lose: () =>
      step(async ({ loseDevice }) => {
        await loseDevice();
        return 'The browser has deleted the site’s data, including the device share.';
      }),
    recover: () =>
      step(async ({ recover }) => {
        await recover();
        return 'The device share was restored from the two others, without joining the key.';
      }),
  };
}
