/** A chosen color mode; null follows the system. */
export type Choice = 'light' | 'dark' | null;

export const nameOf = (choice: Choice): 'light' | 'dark' | 'system' => choice ?? 'system';

/** Parses a choice. */
export const readChoice = (text: string | null | undefined): Choice =>
  text === 'dark' || text === 'light' ? text : null;

/** The choice that the page shows. Docusaurus and the early script both update this attribute immediately. */
export const shownChoice = (): Choice => readChoice(document.documentElement.dataset.themeChoice);

/** Returns the choice after the given one. */
export function nextChoice(choice: Choice): Choice {
  if (choice === null) return 'light';
  return choice === 'light' ? 'dark' : null;
}

/** The toggle's texts, which name the current mode and the next one. */
export const toggleLabels = (choice: Choice): { title: string; label: string } => ({
  title: `${nameOf(choice)} mode`,
  label: `Color mode: ${nameOf(choice)}. Switch to ${nameOf(nextChoice(choice))}.`,
});
