import { hint } from '../texts/hint.ts';
import fs from 'node:fs';
import path from 'node:path';
import { optionDefinitions } from '../../../mcp/src/optionDefinitions.ts';
import { publishedPackages } from '../../../model/src/packages.ts';
import { lineAt } from '../../../model/src/problem.ts';
import type { LineProblem, Source } from './Source.ts';

/** The apps of the starters, whose commands pages use. */
const APPS = ['vite', 'next'].map((name) => `packages/downloads/src/starterApp/files/${name}`);
const SCRIPT = /\bnpm run (?:-\S+ )*([\w:-]+)/g;
const FILE =
  /(?:(?<=\b(?:node|tsx) )|(?<![\w./@:$…-])(?:src|packages|tools|tests|openapi|\.config)\/)[\w./-]+\.\w+/g;

/**
 * Reports commands with scripts that no project has, options that the MCP server lacks, ports that a container doesn't
 * open, and files in texts about the repository and in scripts of packages that aren't there.
 */
export function checkCommands({ file, text }: Pick<Source, 'file' | 'text'>): LineProblem[] {
  const isPage = /^(?:docs|api|src)\//.test(file);
  const known = ['.', path.dirname(file), ...(isPage ? APPS : [])].flatMap(scriptsOf);
  const problems: LineProblem[] = [];
  const report = (index: number, message: string) => problems.push({ line: lineAt(text, index), message });
  for (const { index, 1: name = '' } of text.matchAll(SCRIPT))
    if (!known.includes(name)) report(index, `no package.json has the script ${name}${hint(name, known)}`);
  for (const { index, 1: words = '' } of text.matchAll(/@nacre\/docs-mcp (--[^\n`]*)/g))
    for (const [, name] of words.matchAll(/--([\w-]+)/g))
      if (!optionDefinitions.some((option) => option.name === name))
        report(index, `the MCP server has no option --${name}`);
  const [, container] = /\bdocker build [^\n]*-f (\S+)/.exec(text) ?? [];
  const ports =
    container && fs.existsSync(container)
      ? /^EXPOSE (.*)$/m.exec(fs.readFileSync(container, 'utf8'))?.[1]
      : undefined;
  for (const { index, 1: port = '' } of text.matchAll(/\bdocker run [^\n]*-p \d+:(\d+)/g))
    if (ports !== undefined && !ports.split(' ').includes(port))
      report(index, `${container} exposes ${ports}, and not ${port}`);
  const bases = ['.', path.dirname(file), ...publishedPackages.map(({ folder }) => folder)];
  for (const { index, 0: name } of isPage ? [] : text.matchAll(FILE))
    if (!/\bx\.\w+$/.test(name) && !bases.some((base) => fs.existsSync(path.join(base, name))))
      report(index, `there is no file ${name}. Correct its path`);
  return problems;
}

function scriptsOf(folder: string): string[] {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return [];
  return Object.keys((JSON.parse(fs.readFileSync(file, 'utf8')) as { scripts?: object }).scripts ?? {});
}
