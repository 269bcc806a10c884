import { DISMISSED } from '../../components/AnnouncementBar/dismissed.ts';
import { readStored, writeStored } from '../../components/Dom/storage.ts';
import { isHydrated } from '../isHydrated.ts';

/** Docusaurus's name in the browser's storage for the announcement that was shown last. */
const ID = 'docusaurus.announcement.id';

/** Closes the bar before the app is there, which finds it closed; shows it again when it says something new. */
export function keepAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement]');
  const id = bar?.dataset.announcement;
  if (!bar || !id) return;
  const { dataset } = document.documentElement;
  if (readStored(ID) !== id) {
    writeStored(ID, id);
    writeStored(DISMISSED, 'false');
    dataset.announcementBarInitiallyDismissed = 'false';
  }
  bar.addEventListener('click', ({ target }) => {
    if (isHydrated() || !(target instanceof Element && target.closest('button'))) return;
    dataset.announcementBarInitiallyDismissed = 'true';
    writeStored(DISMISSED, 'true');
  });
}
