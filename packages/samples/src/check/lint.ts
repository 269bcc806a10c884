import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import { isCode } from '../../../model/src/samples/programs.ts';

interface Report {
  diagnostics: { filename: string; message: string; code?: string; labels: { span: { line: number } }[] }[];
}

/** Matches the expressions in a template of Vue or Svelte, and the names of its components. */
const EXPRESSION =
  /\{\{(.+?)\}\}|(?:v-[\w.:-]+|[:@][\w.:-]+)="([^"]*)"|\{(?:#if |:else if |@html )?([^{}#:/@][^{}]*)\}|<([A-Z]\w*)/g;
const COMPONENT = /\.(?:vue|svelte)$/;
/** Matches the parts of a template that name values of their own. */
const WITH_NAMES = /\{#(?:each|await|snippet)|v-for=|\s#\w+="/;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

function extensionOf({ language, title = '', code, noCheck }: Sample): string {
  if (COMPONENT.test(title)) return WITH_NAMES.test(code) ? 'ts' : 'whole.ts';
  if (language === 'html') return 'vue';
  return noCheck !== undefined && code.includes('import ') ? `whole.${language}` : language;
}

/** Returns code, and for HTML that of its scripts, each line in its place. */
export const scriptOf = ({ language, code }: Sample): string =>
  language === 'html' ? code.replace(/(?:^|<\/script>).*?(?:<script[^>]*>|$)/gs, blank) : code;

/** Returns code, and for a component the code of its script and its template, each line in its place. */
function textOf(sample: Sample): string {
  const { title = '', code } = sample;
  if (!COMPONENT.test(title)) return code;
  const template = WITH_NAMES.test(code) ? '' : code.replace(/<script.*?<\/script>/gs, blank);
  const expressions = template
    .split('\n')
    .map((line) =>
      [...line.matchAll(EXPRESSION)]
        .map(([, ...parts]) => `void [${parts.find(Boolean)?.replaceAll(';', ',') ?? ''}];`)
        .join(' '),
    );
  return scriptOf(sample)
    .split('\n')
    .map((line, index) => (line.trim() ? line : expressions[index]))
    .join('\n');
}

/**
 * Reports mistakes in code that compiles, such as `${name}` in plain quotes. The scripts of HTML, Vue and Svelte are
 * read too, and the names in the templates of components.
 */
export function lintSamples(root: string, samples: readonly Sample[]): Problem[] {
  const linted = samples.filter((sample) => isCode(sample) || sample.code.includes('<script'));
  if (linted.length === 0) return [];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
  try {
    for (const [index, sample] of linted.entries())
      fs.writeFileSync(path.join(folder, `${index}.${extensionOf(sample)}`), textOf(sample));
    const [program, config] = ['node_modules/.bin/oxlint', '.config/oxlintSamples.mjs'].map((file) =>
      path.join(root, file),
    ) as [string, string];
    const { stdout } = spawnSync(program, ['-c', config, '--format', 'json', folder], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    return (JSON.parse(stdout) as Report).diagnostics.flatMap(({ filename, message, code, labels }) => {
      const sample = linted[parseInt(path.basename(filename))];
      // Parts of a program are invalid alone.
      if (!sample || (!code && isCode(sample))) return [];
      const row = labels[0]?.span.line ?? 1;
      return { file: sample.file, line: sample.line + row - 1, message: `${message} (${code ?? 'syntax'})` };
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
