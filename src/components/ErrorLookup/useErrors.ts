import { useCallback, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { decode } from '../Dom/decode.ts';
import { entriesIn, readEntry, type FoundErrors } from './KnownError.ts';

/** The lookup's result; undefined for an empty field. */
export type LookupResult = (FoundErrors & { readonly total: number }) | { readonly failed: true } | undefined;

/** Loads the error search, only when a reader uses the field. */
const loadFinder = () => import(/* webpackChunkName: "find-errors" */ './findErrors.ts');

/** Returns the query and its answer, and shows the matching entries on the page. */
export default function useErrors() {
  const history = useHistory();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<LookupResult>();

  const isEmpty = text.trim() === '';

  useEffect(() => {
    const entries = entriesIn(document);
    if (isEmpty) {
      showAll(entries);
      return undefined;
    }
    let isCurrent = true;
    loadFinder().then(
      ({ findErrors }) => {
        if (!isCurrent) return;
        const result = findErrors(text, entries.map(readEntry));
        showOnly(entries, new Set(result.errors.map(({ anchor }) => anchor)));
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
        showAll(entriesIn(document));
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

/** Hides all entries but the given ones, groups without a visible entry, and the introductions of groups. */
function showOnly(entries: readonly HTMLElement[], anchors: ReadonlySet<string>): void {
  for (const entry of entries) entry.hidden = !anchors.has(entry.id);
  for (const group of groupsOf(entries)) {
    group.dataset.errorGroup = 'filtered';
    group.hidden = entries.every((entry) => entry.hidden || !group.contains(entry));
  }
}

/** Shows everything again. */
function showAll(entries: readonly HTMLElement[]): void {
  for (const entry of entries) entry.hidden = false;
  for (const group of groupsOf(entries)) {
    group.dataset.errorGroup = '';
    group.hidden = false;
  }
}
