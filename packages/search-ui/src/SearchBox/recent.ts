import { readStored, writeStored } from '../../../../src/components/Dom/storage.ts';

export interface RecentPage {
  readonly address: string;
  readonly title: string;
  readonly trail: string;
}

const KEY = 'search.recent';
const MOST = 5;

const isPage = (value: unknown): value is RecentPage => {
  const { address, title, trail } = (value ?? {}) as Partial<RecentPage>;
  return [address, title, trail].every((part) => typeof part === 'string') && address?.[0] === '/';
};

/** Returns the pages last opened, the latest first. They are stored in this browser only. */
export function recentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage) : [];
  } catch {
    return [];
  }
}

export function rememberPage(page: RecentPage): void {
  const others = recentPages().filter(({ address }) => address !== page.address);
  writeStored(KEY, JSON.stringify([page, ...others].slice(0, MOST)));
}

export const forgetPages = (): void => writeStored(KEY, null);
