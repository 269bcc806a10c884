import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { assistantPrompt, assistants } from '../../config/assistants.ts';
import { markdownPath } from '../../config/markdownPath.ts';
import type * as actions from './actions.ts';
import styles from './styles.module.css';

interface PageMenuProps {
  /** Path of the page, including the site's base. */
  readonly path: string;
}

type Actions = typeof actions;

/** Loads the actions that need a script, when a reader hovers or focuses the menu. */
const loadActions = (): Promise<Actions> => import('./actions.ts');
const preload = () => {
  // A failure is reported when the reader chooses an action.
  loadActions().catch(() => undefined);
};

/**
 * Ways to use a page elsewhere: as Markdown, in AI assistants, and through the docs' MCP server. Links need no script.
 */
export default function PageMenu({ path }: PageMenuProps): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const markdown = markdownPath(path, baseUrl);
  const prompt = encodeURIComponent(assistantPrompt(url + markdown));
  const menu = useRef<HTMLDetailsElement>(null);
  const [message, setMessage] = useState('');

  // Added on mount, because a press outside may come before React's state knows that the menu is open.
  useEffect(() => (menu.current ? closeWithEscapeOrOutside(menu.current) : undefined), []);

  const runAction = (action: (actions: Actions) => Promise<string>) => () => {
    setMessage('');
    loadActions()
      .then(action)
      .then(setMessage, () => setMessage('Not copied: a part of this page could not be loaded.'));
  };

  return (
    <details
      ref={menu}
      className={styles.menu}
      data-markdown-ignore=""
      onPointerEnter={preload}
      onFocus={preload}
      onToggle={() => setMessage('')}
    >
      <summary className={styles.button}>Use with AI</summary>
      <div className={styles.panel}>
        <ul>
          <li className={styles.scripted}>
            <button type="button" onClick={runAction(({ copyPage }) => copyPage(markdown))}>
              Copy page as Markdown
            </button>
          </li>
          <li>
            <a href={markdown}>View as Markdown</a>
          </li>
          {assistants.map(({ name, address }) => (
            <li key={name}>
              <a href={address + prompt} target="_blank" rel="noopener noreferrer">
                Open in {name}
              </a>
            </li>
          ))}
          <li className={styles.scripted}>
            <button type="button" onClick={runAction(({ copyMcpSetup }) => copyMcpSetup(baseUrl))}>
              Copy MCP setup
            </button>
          </li>
        </ul>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </details>
  );
}

/** Closes an open menu on Escape, on a press outside and when it loses focus. Returns a cleanup function. */
function closeWithEscapeOrOutside(menu: HTMLDetailsElement): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const isOutside = (target: EventTarget | null) => !(target instanceof Node && menu.contains(target));
  const closeIfOutside = ({ target }: Event) => {
    if (isOutside(target)) menu.open = false;
  };
  document.addEventListener('pointerdown', closeIfOutside, { signal });
  document.addEventListener('focusin', closeIfOutside, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => watch.abort();
}
