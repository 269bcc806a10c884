import fs from 'node:fs';
import path from 'node:path';
import { lineAt, type Problem } from '../../../model/src/problem.ts';
import { textsBefore } from '../changes/changesSince.ts';
import { parseToolJson, runTool } from './runTool.ts';

interface Report {
  modules: { source: string; dependencies: { module: string; resolved: string }[] }[];
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

const importsOf = (text = '') => text.match(/\b(?:from|import)\s*\(?\s*'[^']+'/g) ?? [];

/**
 * Checks the imports of the whole tree, which takes seconds, if a file has one that it lacked at the last commit. Reports
 * those of other files only if none of the files has a problem.
 */
export async function checkImports(files: readonly string[], root = '.'): Promise<Problem[]> {
  const before = textsBefore(root, 'HEAD');
  const importing = files.filter((file) => {
    if (!/\.(?:tsx?|mjs)$/.test(file)) return false;
    const known = new Set(importsOf(before(file)));
    return importsOf(fs.readFileSync(`${root}/${file}`, 'utf8')).some((each) => !known.has(each));
  });
  if (importing.length === 0) return [];
  const options = ['--config', path.resolve('.config/dependency-cruiser.mjs'), '--output-type', 'json', '.'];
  const { stdout } = await runTool('depcruise', options, { cwd: root });
  const { modules, summary } = parseToolJson<Report>('depcruise', '{', stdout);
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  const problems = summary.violations.map(({ from, to, rule: { name } }) => {
    // A rule of folders names no file.
    const leads = modules
      .filter(({ source }) => isIn(from, source))
      .flatMap(({ source, dependencies }) =>
        dependencies.flatMap(({ module, resolved }) => (isIn(to, resolved) ? { file: source, module } : [])),
      );
    const { file, module } = leads.find((lead) => importing.includes(lead.file)) ??
      leads[0] ?? { file: from, module: '' };
    const text = fs.readFileSync(`${root}/${file}`, 'utf8');
    const line = lineAt(text, Math.max(0, text.indexOf(`'${module}'`)));
    return { file, line, message: `${name}: ${from} imports ${to}. ${comments.get(name)}` };
  });
  const own = problems.filter(({ file }) => importing.includes(file));
  return own.length > 0 ? own : problems;
}

const isIn = (place: string, file: string) => file === place || file.startsWith(`${place}/`);
