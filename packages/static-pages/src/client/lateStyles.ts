import { loadWithRetry } from '../../../../src/components/Loading/loadWithRetry.ts';
import { LoadError } from '../../../../src/components/Loading/LoadError.ts';
import { lateStylesName } from '../../../../src/config/start.ts';

/**
 * Loads the styles of the whole site. The app waits for them, so that none of the elements that it renders show unstyled.
 */
export const loadLateStyles = (): Promise<void> => (loaded ??= loadWithRetry(loadSheet));

let loaded: Promise<void> | undefined;

function loadSheet(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${lateStylesName}"]`)?.content;
  if (!address) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
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
