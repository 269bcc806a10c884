import { DISMISSED } from '../../../../../src/components/AnnouncementBar/dismissed.ts';
import { readStored, writeStored } from '../../../../../src/components/Dom/storage.ts';
import { isHydrated } from '../../documents/isHydrated.ts';

/** Docusaurus's storage key for the id of the announcement that was shown last. */
const ID = 'docusaurus.announcement.id';

/** Handles the bar's close button before the app starts, which then finds it closed. Shows a new announcement again. */
export function handleAnnouncement(): void {
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
