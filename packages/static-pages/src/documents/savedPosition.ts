/** Returns the scroll position that the app has saved in the history entry, if the reader returns to it. */
export const savedPosition = (): number | undefined =>
  (window.history.state as { readonly scrollY?: number } | null)?.scrollY;
