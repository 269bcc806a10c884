import fs from 'node:fs';
import { format, getFileInfo, resolveConfig } from 'prettier';
import type { Problem } from '../../facts/problem.ts';

/** A file as Prettier writes it, if that's another way than it's written in. Files that it can't parse aren't its business. */
export async function reformatted(file: string): Promise<string | undefined> {
  const { ignored, inferredParser } = await getFileInfo(file, {
    ignorePath: ['.gitignore', '.prettierignore'],
  });
  if (ignored || inferredParser === null) return undefined;
  const text = fs.readFileSync(file, 'utf8');
  try {
    const options = { ...(await resolveConfig(file, { editorconfig: true })), filepath: file };
    const formatted = await format(text, options);
    return formatted === text ? undefined : formatted;
  } catch {
    return undefined;
  }
}

/** The first line of each file that isn't as Prettier writes it. */
export async function checkFormat(files: readonly string[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    const formatted = await reformatted(file);
    if (formatted === undefined) continue;
    const [lines, written] = [fs.readFileSync(file, 'utf8').split('\n'), formatted.split('\n')];
    const line = lines.findIndex((text, index) => text !== written[index]) + 1;
    const message = 'not written as Prettier writes it. Run npm run fix';
    problems.push({ file, line: line || lines.length, message });
  }
  return problems;
}
