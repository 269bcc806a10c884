/** Returns the list entry that links to a heading. */
export const linkTo = (list: HTMLElement, id: string | undefined): HTMLAnchorElement | undefined =>
  (id !== undefined &&
    list.querySelector<HTMLAnchorElement>(`a[href="#${CSS.escape(id)}"]:not(.api-nav__step)`)) ||
  undefined;
