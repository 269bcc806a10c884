import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { readTable } from '../../../model/src/readTable.ts';

/** Secrets that secretlint doesn't look for: the product's own, and those that its readers have. */
const patterns = readTable('packages/checks/src/leaks/secrets.tsv', ['name', 'pattern']).map(
  ({ name, pattern }) => ({ name, pattern: new RegExp(pattern, 'gi') }),
);

/** A text that looks like a secret. */
interface Secret {
  name: string;
  value: string;
  index: number;
}

const config = { rules: [{ id: creator.meta.id, rule: creator }] };

/** Finds secrets by the product's own patterns and by secretlint's recommended rules. */
export async function findSecrets(filePath: string, content: string): Promise<Secret[]> {
  const { messages } = await lintSource({
    source: { filePath, content, contentType: 'text' },
    options: { config, noPhysicFilePath: true },
  });
  const own = patterns.flatMap(({ name, pattern }) =>
    [...content.matchAll(pattern)].map(({ 0: value, index }) => ({ name, value, index })),
  );
  const known = messages.map(({ message, range: [start, end] }) => ({
    name: `a secret (${message.replace(/^found |:.*$/gs, '')})`,
    value: content.slice(start, end),
    index: start,
  }));
  return [...own, ...known];
}
