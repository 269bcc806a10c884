import Loading from '@theme/Loading';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import CodeBlock from '../CodeBlock/index.tsx';
import Island from '../Island/index.tsx';
import styles from './styles.module.css';
import useWhenSeen from '../Loading/useWhenSeen.ts';

export interface ShownCode {
  readonly file: string;
  readonly language: string;
  readonly code: string;
  /** Syntax colors in the format of `CodeBlock`. */
  readonly marks: string;
}

interface LiveDemo<Engine> {
  /** Key of the demo in `islandLoaders`. */
  readonly island: string;
  readonly title: string;
  /** One sentence on what the demo shows, also visible where the demo doesn't run. */
  readonly about: string;
  /** Loads the demo's engine as a separate chunk. */
  readonly load: () => Promise<Engine>;
  /** The code that runs, imported from the module's path with `?shown`. */
  readonly shown: ShownCode;
  /** Renders the demo. Without an engine, it must have the same size as with one. */
  readonly draw: (engine: Engine | undefined) => ReactNode;
}

/**
 * Creates a live demo. The page's HTML contains its first render. The engine is loaded when the reader comes near, and
 * causes no layout shift.
 */
export default function liveDemo<Engine>({ island, title, about, load, shown, draw }: LiveDemo<Engine>) {
  function Demo(): ReactNode {
    const id = useId();
    const { box, progress, retry } = useWhenSeen(load);
    const [resets, setResets] = useState(0);
    const engine = progress.kind === 'ready' ? progress.value : undefined;
    const stage = useRef<HTMLFieldSetElement>(null);
    // The demo works once its children's effects have run, and they run before this one.
    // oxlint-disable-next-line syntax/effect-dependencies -- the stage is another element after a reset
    useEffect(() => {
      stage.current?.toggleAttribute('data-waiting', !engine && progress.kind !== 'failed');
    });
    const retryWithFocus = () => {
      // The button is removed, and the focus would be lost with it.
      box.current?.focus();
      retry();
    };
    return (
      <section
        ref={box}
        className={clsx('no-print', styles.demo)}
        aria-labelledby={id}
        tabIndex={-1}
        data-demo={progress.kind}
        data-search-ignore=""
      >
        <div className={styles.head} data-markdown-ignore="">
          <p id={id} className={styles.title}>
            <span className="tag tag--note">Live demo</span> {title}
          </p>
          <button type="button" onClick={() => setResets((count) => count + 1)}>
            Reset
          </button>
          <p role="status" className="visually-hidden">
            {resets > 0 && <span key={resets}>The demo has been reset.</span>}
          </p>
        </div>
        <p className={styles.about} data-markdown-ignore="">
          {about}
        </p>
        <div className={styles.stage} data-markdown-ignore="">
          {/* Buttons can be clicked before the engine loads: `client/early/replayClicks.ts` stores the click. */}
          <fieldset ref={stage} key={resets} disabled={progress.kind === 'failed'} data-waiting="">
            {draw(engine)}
          </fieldset>
          <div className={styles.overlay}>
            <Loading
              isLoading={progress.kind !== 'failed'}
              pastDelay={progress.kind === 'late'}
              timedOut={false}
              error={progress.kind === 'failed' ? progress.error : null}
              retry={retryWithFocus}
            />
          </div>
        </div>
        <noscript>
          <p className={styles.about}>The demo needs JavaScript. You can read its code without it.</p>
        </noscript>
        <details className={styles.code}>
          <summary>The code that the demo “{title}” runs</summary>
          <CodeBlock language={shown.language} title={shown.file} marks={shown.marks}>
            {shown.code}
          </CodeBlock>
        </details>
      </section>
    );
  }
  return function DemoIsland(): ReactNode {
    return (
      <Island name={island}>
        <Demo />
      </Island>
    );
  };
}
