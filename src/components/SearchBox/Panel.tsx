import { type MouseEvent, type ReactNode } from 'react';
import type { Hit } from '@site/search/src/client';
import LoadFailure from '../LoadFailure';
import useLate from '../Loading/useLate';
import styles from './styles.module.css';
import Suggestions from './Suggestions';
import type { Answer } from './useAnswer';

interface Props {
  readonly answer: Answer;
  readonly query: string;
  readonly base: string;
  readonly context: string;
  readonly label: string;
  readonly listId: string;
  readonly active: number;
  readonly onActive: (hit: number) => void;
  readonly onSelect: (hit: Hit) => void;
  readonly onGo: (address: string) => void;
  readonly onRetry: () => void;
}

/** The last line: all results of the context, or those outside of it when it has none. */
function AllResults({
  hits,
  query,
  base,
  context,
  label,
  onGo,
}: Props & { readonly hits: Hit[] }): ReactNode {
  if (hits.length === 0 && context === '') return null;
  const isOutside = hits.length === 0;
  const params = new URLSearchParams({ q: query, ...(context !== '' && !isOutside && { ctx: context }) });
  const address = `${base}search?${params.toString()}`;
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(address);
  };
  return (
    <p className={styles.all}>
      <a href={address} onClick={go}>
        See all results{context !== '' && ` ${isOutside ? 'outside' : 'within'} "${label}"`}
      </a>
    </p>
  );
}

function countOf(hits: Hit[]): string {
  if (hits.length === 0) return 'No results';
  return hits.length === 1 ? '1 suggestion' : `${hits.length} suggestions`;
}

/** What opens under the field. */
export default function Panel(props: Props): ReactNode {
  const { answer, listId, active, onActive, onSelect, onRetry } = props;
  const isLate = useLate(answer === undefined);
  if (answer && 'failed' in answer) {
    return (
      <div className={styles.panel} data-suggestions>
        <LoadFailure onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={styles.panel} data-suggestions>
      {isLate && <p className={styles.note}>Loading…</p>}
      {answer && answer.hits.length > 0 && (
        <Suggestions id={listId} hits={answer.hits} {...{ active, onActive, onSelect }} />
      )}
      {/* Seen when there is nothing else to see; read out always. */}
      <p role="status" className={answer?.hits.length === 0 ? styles.note : 'visually-hidden'}>
        {answer && countOf(answer.hits)}
      </p>
      {answer && <AllResults {...props} hits={answer.hits} />}
    </div>
  );
}
