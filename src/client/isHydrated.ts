/** Whether the app has taken the page over. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
