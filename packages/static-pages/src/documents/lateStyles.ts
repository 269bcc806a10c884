import { element } from '../../../../src/components/Dom/element.ts';
import { LoadError, loadWithRetry } from '../../../../src/components/Loading/loadWithRetry.ts';
import { lateStylesName } from '../../../../src/config/start.ts';

/**
 * Loads the styles of the whole site. The app waits for them, so that none of the elements that it renders show unstyled.
 */
export const loadLateStyles = (): Promise<void> => (late ??= load('late'));

/** Loads the styles of the search box, unless those of the whole site are loaded or loading. */
export const loadSearchStyles = (): Promise<void> => late ?? (search ??= load('search'));

let late: Promise<void> | undefined;
let search: Promise<void> | undefined;

const load = (sheet: string) => loadWithRetry(() => loadSheet(sheet));

function loadSheet(sheet: string): Promise<void> {
  // The names of the two sheets differ only in their first word.
  const address = document
    .querySelector<HTMLMetaElement>(`meta[name="${lateStylesName}"]`)
    ?.content.replace('late', sheet);
  if (!address) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = element('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new LoadError(`${address} did not load`));
    });
    document.head.append(link);
  });
}
