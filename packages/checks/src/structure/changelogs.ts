import { parseChangelog } from '../../../markdown/src/changelog/parseChangelog.ts';
import { changelogSources } from '../../../markdown/src/changelog/sources.ts';
import type { LineProblem, Source } from './Source.ts';

/** Reports the first mistake in a changelog's form, with which no page and no feed can show it. */
export function checkChangelogForm({ file, text }: Source): LineProblem[] {
  const source = changelogSources.find((each) => each.file === file);
  try {
    if (source) parseChangelog(text, source);
    return [];
  } catch (error) {
    const [, line, message = ''] = /:(\d+): (.*)$/s.exec((error as Error).message) ?? [];
    return [{ line: Number(line ?? 1), message }];
  }
}
