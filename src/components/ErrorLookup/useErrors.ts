import { useCallback, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { OthersWords } from '../../../packages/search/src/OthersWords.ts';
import { decode } from '../Dom/decode.ts';
import { entriesIn, readEntry } from './KnownError.ts';
import type { Answer } from './LookupStatus.tsx';
import { showAll, showOnly } from './showEntries.ts';

/** The search's own part, which only those load who touch the field. */
const loadFinder = () => import(/* webpackChunkName: "find-errors" */ './findErrors.ts');

/** What is asked, and what came of it, which the page's entries show. */
export default function useErrors() {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>();
  const [others, setOthers] = useState<OthersWords>();

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
        const found = findErrors(text, entries.map(readEntry), others);
        showOnly(entries, new Set(found.errors.map(({ anchor }) => anchor)));
        setAnswer({ ...found, total: entries.length });
      },
      () => isCurrent && setAnswer({ failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, isEmpty, others]);

  // The errors' own words answer until others' have come. What fails is asked for again when the field
  // has been emptied and filled again.
  useEffect(() => {
    if (isEmpty || others) return undefined;
    let isCurrent = true;
    loadFinder()
      .then(({ fetchOthersWords }) => fetchOthersWords(baseUrl))
      .then(
        (words) => isCurrent && setOthers(words),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isEmpty, others, baseUrl]);

  // A link from elsewhere on the page, or a hit of the search, leads to an entry that the text has nothing to do with.
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
