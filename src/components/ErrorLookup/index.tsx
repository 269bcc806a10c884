import {
  Fragment,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { isComposing } from '../Dom/isComposing.ts';
import Island from '../Island/index.tsx';
import styles from './styles.module.css';
import { useHistory } from '@docusaurus/router';
import { decode } from '../Dom/decode.ts';
import { entriesIn, readEntry, type FoundErrors } from './KnownError.ts';

/** Finds the entries of an error and hides the others. It searches only the page and sends nothing. */
export default function ErrorLookup(): ReactNode {
  return (
    <Island name="error-lookup">
      <Lookup />
    </Island>
  );
}

function Lookup(): ReactNode {
  const { text, setText, answer, prepare } = useErrors();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const clear = () => {
    setText('');
    // The button is removed with the text, and its focus would be lost.
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During an IME composition, for example in Japanese, the input method handles both keys.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') setText('');
    if (event.key !== 'Enter' || event.shiftKey) return;
    // A line break alone is no query, so Enter goes to the first result.
    event.preventDefault();
    const [first] = answer && 'errors' in answer ? answer.errors : [];
    if (first) window.location.hash = first.anchor;
  };
  return (
    // In print and without scripts, the full list is shown.
    <div className={`no-print script-only ${styles.lookup}`} role="search" aria-label="Errors">
      <label htmlFor={id}>Error, response body, code or status</label>
      <div className={styles.box}>
        <textarea
          id={id}
          ref={field}
          rows={1}
          value={text}
          placeholder="429, origin not allowed, a whole stack trace …"
          onChange={({ target }) => setText(target.value)}
          onFocus={prepare}
          onKeyDown={onKeyDown}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {text !== '' && (
          <button type="button" className="clean-btn" aria-label="Clear" onClick={clear}>
            <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        )}
      </div>
      <p data-markdown-ignore id={`${id}-hint`} className={styles.hint}>
        Paste the whole text, or type words of it. It stays on this page: nothing is sent or stored.
      </p>
      {/* The live region exists from the start. If added together with its text, it isn't announced. */}
      <div role="status" className={styles.status}>
        <LookupStatus answer={answer} />
      </div>
    </div>
  );
}

/** Maximum number of codes to name. All results are listed below anyway. */
const MOST_NAMED = 4;

/** The number of errors found, and the best matches. The entries below stay in the page's order. */
function LookupStatus({ answer }: { readonly answer: LookupResult }): ReactNode {
  if (!answer) return null;
  if ('failed' in answer) return <span>The search could not be loaded. All errors are listed below.</span>;
  const { errors, total, isPartial } = answer;
  if (errors.length === 0)
    return <span>No error matches. Try its code, other words, or the whole text of the error.</span>;
  const listed = errors.slice(0, MOST_NAMED);
  return (
    <>
      <span>
        {`${isPartial ? 'No error has all of these words. Closest' : `${errors.length} of ${total} errors`}: `}
      </span>
      {listed.map(({ anchor, code }, index) => (
        <Fragment key={code}>
          {index > 0 && <span>, </span>}
          <a href={`#${anchor}`}>
            <code>{code}</code>
          </a>
        </Fragment>
      ))}
      {errors.length > listed.length && <span>, …</span>}
    </>
  );
}

/** The lookup's result; undefined for an empty field. */
type LookupResult = (FoundErrors & { readonly total: number }) | { readonly failed: true } | undefined;

/** Loads the error search, only when a reader uses the field. */
const loadFinder = () => import(/* webpackChunkName: "find-errors" */ './findErrors.ts');

/** Returns the query and its answer, and shows the matching entries on the page. */
function useErrors() {
  const history = useHistory();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<LookupResult>();

  const isEmpty = text.trim() === '';

  useEffect(() => {
    const entries = entriesIn(document);
    if (isEmpty) {
      show(entries);
      return undefined;
    }
    let isCurrent = true;
    loadFinder().then(
      ({ findErrors }) => {
        if (!isCurrent) return;
        const result = findErrors(text, entries.map(readEntry));
        show(entries, new Set(result.errors.map(({ anchor }) => anchor)));
        setAnswer({ ...result, total: entries.length });
      },
      () => isCurrent && setAnswer({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isEmpty]);

  // A link on the page or a search result may lead to an entry that the query hides.
  useEffect(
    () =>
      history.listen(({ hash }) => {
        const target = document.getElementById(decode(hash.slice(1)));
        if (!target?.closest('[hidden]')) return;
        setText('');
        show(entriesIn(document));
        target.scrollIntoView();
      }),
    [history],
  );

  const prepare = useCallback(() => void loadFinder().catch(() => undefined), []);
  return { text, setText, answer: isEmpty ? undefined : answer, prepare };
}

/** Returns the groups of entries. A group contains the heading and introduction of its class. */
const groupsOf = (entries: readonly HTMLElement[]): Set<HTMLElement> =>
  new Set(entries.flatMap((entry) => entry.closest<HTMLElement>('[data-error-group]') ?? []));

/**
 * Shows all entries, or only those with the given anchors. Then it also hides the introductions of groups, and groups
 * without a visible entry.
 */
function show(entries: readonly HTMLElement[], anchors?: ReadonlySet<string>): void {
  for (const entry of entries) entry.hidden = anchors?.has(entry.id) === false;
  for (const group of groupsOf(entries)) {
    group.dataset.errorGroup = anchors ? 'filtered' : '';
    group.hidden = entries.every((entry) => entry.hidden || !group.contains(entry));
  }
}
