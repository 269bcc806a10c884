import { isMap, isScalar } from 'yaml';
import { parseYaml } from './parseYaml.ts';

/** The front matter of a page, and the line of each key. The path of a nested key includes its parents: `map.key`. */
export interface FrontMatter {
  frontMatter: Record<string, unknown>;
  lines: Record<string, number>;
}

/** Reads the front matter of a page. A mistake in it throws an error with its line. */
export function readFrontMatter(text: string): FrontMatter {
  if (/^[ \t\r\n]+---\r?\n\w+:/.test(text))
    throw misplaced('must begin on the first line. Remove everything before it');
  if (/^\ufeff?---\r?\n\w+:/.test(text) && !/\n---\r?(?:\n|$)/.test(text))
    throw misplaced('has no end. Add a line with --- after its last key');
  const block = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
  const { tree, lines: counter, fault } = parseYaml(block);
  if (fault) throw unreadable(fault.message, fault.line + 1);
  if (tree.contents && !isMap(tree.contents))
    throw unreadable('it has no keys. Write each line as key: value', 2);
  const lines: Record<string, number> = {};
  const read = (map: unknown, before: string): void => {
    if (!isMap(map)) return;
    for (const { key, value } of map.items) {
      if (!isScalar(key)) continue;
      const name = before + String(key.value);
      lines[name] = counter.linePos(key.range?.[0] ?? 0).line + 1;
      read(value, `${name}.`);
    }
  };
  read(tree.contents, '');
  return { frontMatter: (tree.toJS() ?? {}) as Record<string, unknown>, lines };
}

/** Writes front matter. JSON is valid YAML, and its quoting is always correct. */
export function writeFrontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

const misplaced = (reason: string) => Object.assign(new Error(`front matter ${reason}`), { line: 1 });

const unreadable = (reason: string, line: number) =>
  Object.assign(new Error(`front matter is not valid YAML: ${reason}`), { line });
