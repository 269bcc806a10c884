import {
  nameOf,
  nextChoice,
  readChoice,
  shownChoice,
  toggleLabels,
  type Choice,
} from '../../../../../src/components/ColorModeToggle/choice.ts';
import { writeStored } from '../../../../../src/components/Dom/storage.ts';
import { isHydrated } from '../../documents/isHydrated.ts';

/** Docusaurus's storage key for the choice. */
const KEY = 'theme';

const html = document.documentElement;
const system = window.matchMedia('(prefers-color-scheme: dark)');

function show(choice: Choice): void {
  html.dataset.theme = choice ?? (system.matches ? 'dark' : 'light');
  html.dataset.themeChoice = nameOf(choice);
  for (const button of document.querySelectorAll('[data-color-mode]')) {
    const { title, label } = toggleLabels(choice);
    button.setAttribute('title', title);
    button.setAttribute('aria-label', label);
  }
}

/**
 * Handles the color mode before the app starts: the toggle, changes in other windows and the system's mode. The app
 * then finds the choice in storage.
 */
export function handleColorMode(): void {
  window.addEventListener(
    'click',
    (event) => {
      const toggle = event.target instanceof Element && event.target.closest('[data-color-mode]');
      if (!toggle || isHydrated()) return;
      event.stopImmediatePropagation();
      const choice = nextChoice(shownChoice());
      show(choice);
      writeStored(KEY, choice);
    },
    true,
  );
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && !isHydrated()) show(readChoice(newValue));
  });
  system.addEventListener('change', () => {
    if (!isHydrated() && shownChoice() === null) show(null);
  });
  // The HTML contains the labels of the default mode.
  show(shownChoice());
}
