/** A chosen color mode; null is "as the system". */
export type Choice = 'light' | 'dark' | null;

export const nameOf = (choice: Choice): 'light' | 'dark' | 'system' => choice ?? 'system';

/** The choice that a text names. */
export const readChoice = (text: string | null | undefined): Choice =>
  text === 'dark' || text === 'light' ? text : null;

/** The choice that the page shows: the one source that both Docusaurus and the script before it write at once. */
export const shownChoice = (): Choice => readChoice(document.documentElement.dataset.themeChoice);

/** The choice after this one. */
export function nextChoice(choice: Choice, respectsSystem: boolean): Choice {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === null) return 'light';
  return choice === 'light' ? 'dark' : null;
}

/** What the toggle is called: which mode is on, and which comes next. */
export const toggleLabels = (choice: Choice, respectsSystem: boolean): { title: string; label: string } => ({
  title: `${nameOf(choice)} mode`,
  label: `Color mode: ${nameOf(choice)}. Switch to ${nameOf(nextChoice(choice, respectsSystem))}.`,
});
