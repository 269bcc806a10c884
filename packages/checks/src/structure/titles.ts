import type { Problem } from '../../../model/src/problem.ts';
import type { FrontMatter } from '../../../model/src/frontMatter.ts';

const LENGTH = { min: 60, max: 160 };

/** Checks that every page has a title, and a unique description that search results and previews can show in full. */
export function checkTitles(pages: readonly (FrontMatter & { file: string })[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const { file, frontMatter, lines } of pages) {
    const report = (key: string, message: string) => problems.push({ file, line: lines[key] ?? 1, message });
    const { title, description, keywords } = frontMatter;
    if (typeof title === 'number') report('title', 'title is a number. Put it into quotes');
    else if (typeof title !== 'string' || title.trim() === '')
      report('title', 'front matter has no title. Add a line: title: …');
    if (
      keywords !== undefined &&
      !(Array.isArray(keywords) && keywords.every((word) => typeof word === 'string'))
    ) {
      report('keywords', 'keywords is not a list of words. Write [one, two]');
    }
    if (typeof description !== 'string' || description.trim() === '') {
      report(
        'description',
        'front matter has no description. Add a line: one sentence of 60 to 160 characters',
      );
      continue;
    }
    if (description.length < LENGTH.min || description.length > LENGTH.max) {
      report(
        'description',
        `description has ${description.length} characters. Write one sentence of ${LENGTH.min} to ${LENGTH.max}, which search results show in full`,
      );
    }
    const otherFile = seen.get(description);
    if (otherFile && !(file.startsWith('api/sdk-') && otherFile.startsWith('api/sdk-'))) {
      report('description', `description is the same as in ${otherFile}. Say what only this page is about`);
    }
    seen.set(description, file);
  }
  return problems;
}
