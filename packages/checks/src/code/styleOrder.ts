import fs from 'node:fs';
import path from 'node:path';
import { lineAt, type Problem } from '../../../model/src/problem.ts';

const CONFIG = 'docusaurus.config.ts';
const COMMENT = /\/\*[^]*?\*\//g;

/** Reports a list of style sheets with one for print above others, which override it, as after sorting the list. */
export function checkStyleOrder(changed: readonly string[], root = '.'): Problem[] {
  if (!changed.includes(CONFIG)) return [];
  const text = fs.readFileSync(path.join(root, CONFIG), 'utf8');
  const list = /customCss: \[([^\]]*)\]/.exec(text);
  const names = [...(list?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  return names.slice(0, -1).flatMap((name) => {
    const file = path.join(root, `src/css/${name}.css`);
    const css = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').replace(COMMENT, '') : '';
    const rules = css.match(/^[^\s}].*/gm);
    if (!rules?.every((rule) => /^@(?:page|media print)\b/.test(rule))) return [];
    const message = `the order of the list is that of the cascade, and ${name}.css is for print. Write '${name}' last`;
    return { file: CONFIG, line: lineAt(text, list?.index ?? 0), message };
  });
}
