import { lineAt, type Problem } from '../../../model/src/problem.ts';

/** Returns the entries of each released version, with the start of its section. */
const sectionsOf = (text: string) =>
  new Map(
    [...text.matchAll(/^## \[?(\d[^\]\s]*)(?:(?!^## )[^])*/gm)].map(
      ({ 0: section, 1: version = '', index }) => [
        version,
        { index, entries: [...section.matchAll(/^- .*/gm)] },
      ],
    ),
  );

/** Reports new entries of versions that were released before, as a merge over a release leaves them. */
export function checkReleasedSections(file: string, before: string, text: string): Problem[] {
  const released = sectionsOf(before);
  return [...sectionsOf(text)].flatMap(([version, { index, entries }]) => {
    const known = released.get(version)?.entries.map(([entry]) => entry);
    // An entry may be worded anew.
    if (!known || entries.length <= known.length) return [];
    return entries
      .filter(([entry]) => !known.includes(entry))
      .map((entry) => ({
        file,
        line: lineAt(text, index + entry.index),
        message: `${version} is released, and the entry is new. Move it to Unreleased`,
      }));
  });
}
