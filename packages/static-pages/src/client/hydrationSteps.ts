/** The app in slices that are evaluated one by one. Evaluating all at once would block the page for too long. */
export const hydrationSteps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/router'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => {
    hideDiscreteEvents(document.getElementById('__docusaurus'));
    return import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
  },
];

/** Events for which React would hydrate the whole page at once, before it handles them. */
const DISCRETE =
  /^(?:click|key|input|textInput|change|composition|copy|cut|paste|(?:mouse|pointer|touch)(?:down|up|start|end|cancel))/;

/**
 * Hides the reader's presses and keys from React until the page is hydrated, as before the app starts. Otherwise the
 * first letter that a reader types meanwhile would wait for the whole page.
 */
function hideDiscreteEvents(root: HTMLElement | null): void {
  if (!root) return;
  const add = root.addEventListener.bind(root);
  // If `isHydrated.ts` were imported here too, the entry couldn't inline it.
  const { dataset } = document.documentElement;
  root.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) =>
    add(
      type,
      DISCRETE.test(type)
        ? (event: Event) => (dataset.hasHydrated === 'true' || !event.isTrusted) && listener.call(root, event)
        : listener,
      options,
    );
}
