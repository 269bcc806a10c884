import { lazy, Suspense, type KeyboardEvent, type ReactNode } from 'react';
import useLate from '../../../../src/components/Loading/useLate';
import SearchFailure from '../SearchFailure';
import NoResults from './NoResults';
import styles from './panel.module.css';
import Suggestions, { goOnClick, type ListProps } from './Suggestions';
import type { Suggestion } from './suggestionsOf';
import type { SearchState } from './useSearch';
import { useSlashShortcut } from './useSlashShortcut';

interface Props {
  readonly answer: SearchState;
  readonly suggestions: readonly Suggestion[];
  readonly query: string;
  readonly baseUrl: string;
  readonly base: string;
  readonly context: string;
  readonly label: string;
  readonly listId: string;
  readonly active: number;
  readonly onActive: (suggestion: number) => void;
  readonly onGo: (address: string) => void;
  readonly onLeave: () => void;
  /** Closes the panel and returns to the field. */
  readonly onBack: () => void;
  readonly onTry: (query: string) => void;
  readonly onRetry: () => void;
  /** Forgets the recently opened pages. */
  readonly onForget: () => void;
}

function countLabel(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

/** Loaded with the first symbol. Without it, the list is as useful as on a narrow screen. */
const Signature = lazy(async () => import('./Signature').catch(() => ({ default: () => null })));

const isWide = (): boolean => window.matchMedia('(width >= 1200px)').matches;

/** The panel that opens below the field. */
export default function Panel(props: Props): ReactNode {
  const { query, listId: id, suggestions, active, onActive, onGo, onBack, onForget, baseUrl } = props;
  const chosen = suggestions[active];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onBack();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its interactive elements have roles of their own
    <div
      className={styles.panel}
      data-suggestions
      onKeyDown={onKeyDown}
      // Keeps the focus in the field. Where buttons don't receive focus on a click, as in Safari, the blur would close
      // the list under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    >
      {query.trim() === '' ? (
        <Start {...{ id, suggestions, active, onActive, onGo, onForget }} />
      ) : (
        <PanelResults {...props} />
      )}
      {chosen?.isSymbol && chosen.page && isWide() && (
        <Suspense>
          <Signature address={chosen.page.address} baseUrl={baseUrl} />
        </Suspense>
      )}
    </div>
  );
}

function PanelResults(props: Props): ReactNode {
  const { answer, suggestions, query, base, context, label, listId, active } = props;
  const { onActive, onGo, onLeave, onTry, onRetry } = props;
  const isLate = useLate(answer === undefined);
  if (answer && 'failed' in answer) return <SearchFailure onRetry={onRetry} />;
  const hasHits = suggestions.length > 0;
  return (
    <>
      {isLate && <p className={styles.note}>Loading…</p>}
      {hasHits && (
        <Suggestions id={listId} label="Suggestions" {...{ suggestions, active, onActive, onGo }} />
      )}
      {/* Always announced, but only visible if there is nothing else to show. */}
      <p role="status" className={answer && !hasHits ? styles.note : 'visually-hidden'}>
        {answer && countLabel(suggestions.length)}
      </p>
      {answer && !hasHits && (
        <div className={styles.ways}>
          <NoResults {...{ base, onTry, onLeave }} query={answer.query} />
        </div>
      )}
      {answer?.isPartial && <SearchFailure isPartial onRetry={onRetry} />}
      {answer && <AllResults {...{ query, base, context, label, onGo }} hasHits={answer.hits.length > 0} />}
    </>
  );
}

interface AllResultsProps {
  readonly query: string;
  readonly base: string;
  readonly context: string;
  /** Name of the context. */
  readonly label: string;
  readonly hasHits: boolean;
  readonly onGo: (address: string) => void;
}

/** The last line of the list. Links to all results: in a context, to those within and to those outside of it. */
function AllResults({ query, base, context, label, hasHits, onGo }: AllResultsProps): ReactNode {
  const ways = [
    ...(hasHits ? [{ ctx: context, text: context === '' ? '' : ` within "${label}"` }] : []),
    ...(context === '' ? [] : [{ ctx: '', text: ` outside "${label}"` }]),
  ];
  if (ways.length === 0) return null;
  return (
    <p className={styles.all}>
      {ways.map(({ ctx, text }) => {
        const params = new URLSearchParams({ q: query, ...(ctx !== '' && { ctx }) });
        const address = `${base}search?${params.toString()}`;
        return (
          <a key={address} href={address} onClick={(event) => goOnClick(event, () => onGo(address))}>
            See all results{text}
          </a>
        );
      })}
    </p>
  );
}

interface StartProps extends Omit<ListProps, 'label'> {
  readonly onForget: () => void;
}

/** The panel for an empty field, with recently opened pages, starting points and a switch for the shortcut key. */
function Start({ onForget, ...list }: StartProps): ReactNode {
  const [isOn, turn] = useSlashShortcut();
  return (
    <>
      <Suggestions {...list} label="Pages" />
      {list.suggestions.some(({ page }) => page) && (
        <p className={styles.all}>
          <button type="button" className={`clean-btn ${styles.turn}`} onClick={onForget}>
            Clear recently opened
          </button>
        </p>
      )}
      <p className={styles.foot}>
        <button type="button" className={`clean-btn ${styles.turn}`} onClick={() => turn(!isOn)}>
          <span>{isOn ? 'Turn off' : 'Turn on'}</span> the <kbd>/</kbd> key
        </button>{' '}
        that leads here.
      </p>
    </>
  );
}
