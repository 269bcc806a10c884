import Loading from '@theme/Loading';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import CodeBlock from '../CodeBlock/index.tsx';
import Island from '../Island/index.tsx';
import type { ShownCode } from './ShownCode.ts';
import styles from './styles.module.css';
import useWhenSeen from '../Loading/useWhenSeen.ts';

interface LiveDemo<Engine> {
  /** Name of the demo among the islands of documents. */
  readonly island: string;
  readonly title: string;
  /** One sentence: what the demo shows, for those too for whom it does not run. */
  readonly about: string;
  /** Loads what the demo runs on, as a chunk of its own. */
  readonly load: () => Promise<Engine>;
  /** The code that runs: the module's own address with `?shown`. */
  readonly shown: ShownCode;
  /** Draws the demo: at first without its engine, with the same size as later. */
  readonly draw: (engine: Engine | undefined) => ReactNode;
}

/**
 * The frame of a live demo. Its first picture is in the page's HTML; what it runs on is loaded when the reader comes
 * near, and nothing moves when that arrives.
 */
export default function liveDemo<Engine>({ island, title, about, load, shown, draw }: LiveDemo<Engine>) {
  function Demo(): ReactNode {
    const id = useId();
    const { box, progress, retry } = useWhenSeen(load);
    const [resets, setResets] = useState(0);
    const engine = progress.kind === 'ready' ? progress.value : undefined;
    const stage = useRef<HTMLFieldSetElement>(null);
    // The demo works once the effects of what it draws have run, which come before this one.
    useEffect(() => {
      stage.current?.toggleAttribute('data-waiting', !engine && progress.kind !== 'failed');
    });
    const retryWithFocus = () => {
      // The button goes away, and would take the focus along.
      box.current?.focus();
      retry();
    };
    return (
      <section
        ref={box}
        className={styles.demo}
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
            {resets > 0 && <Fragment key={resets}>The demo has been reset.</Fragment>}
          </p>
        </div>
        <p className={styles.about} data-markdown-ignore="">
          {about}
        </p>
        <div className={styles.stage} data-markdown-ignore="">
          {/* Its buttons can be pressed before the engine is there: `client/early/presses.ts` keeps the press. */}
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
