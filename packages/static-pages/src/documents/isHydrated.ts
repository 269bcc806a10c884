/** Whether the app has hydrated the page. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
