/** Detects browsers in which the app doesn't start, and shows a notice there. */
import { showNotice } from '../../../../src/components/PageNotice/notice.ts';

declare const __webpack_public_path__: string;

/** Whether the browser is in `browserslist`. Of the features that the app needs, these two are the newest. */
export const isSupported = 'popover' in HTMLElement.prototype && 'canParse' in URL;

export function showOldBrowserNotice(): void {
  const base = __webpack_public_path__;
  showNotice({
    text: 'This browser is too old for menus and search here. You can read every page.',
    label: 'Supported browsers',
    act: () => window.location.assign(`${base}technical-guides/browsers-and-platforms#browsers`),
  });
}
