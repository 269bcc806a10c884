import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect } from 'react';
import { addListeners } from './addListeners.ts';
import { isPlain } from './deepLinks.ts';
import './styles.css';

/** Brings the reference's static markup to life with one script for all of it; the markup reads without. */
export default function ApiReference(): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const root = document.querySelector('article') ?? document.body;
    let stop = addListeners(root);
    // Markup that is fetched comes later than the page.
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ addedNodes }) => [...addedNodes].some(isMarkup))) return;
      stop();
      stop = addListeners(root);
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.api-reference a[href]');
      if (!link || !isPlain(event) || link.origin !== window.location.origin) return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [history]);
  return null;
}

const isMarkup = (node: Node): boolean =>
  node instanceof HTMLElement && node.dataset.staticHtml !== undefined;
