import fs from 'node:fs';
import { format } from 'oxfmt';
import {
  SAMPLE_WIDTH,
  samplesOf,
  showsSamples,
  type Sample,
} from '../../../packages/model/src/samples/extract.ts';

/** Languages that the formatter handles. */
const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'json']);

/** Formats the samples of pages and doc comments that have too long lines. The others keep the form that they have. */
export async function formatSamples(files: readonly string[]): Promise<void> {
  for (const file of files.filter(showsSamples)) {
    const wide = samplesOf('.', [file]).filter(
      ({ language, code }) =>
        LANGUAGES.has(language) && code.split('\n').some(({ length }) => length > SAMPLE_WIDTH),
    );
    if (wide.length === 0) continue;
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    for (const sample of wide.toReversed()) {
      const indent = /^[\t >*]*/.exec(lines[sample.line - 2] ?? '')?.[0] ?? '';
      const formatted = (await formatSample(sample)).map((line) => (indent + line).trimEnd());
      lines.splice(sample.line - 1, sample.code.split('\n').length, ...formatted);
    }
    fs.writeFileSync(file, lines.join('\n'));
  }
}

async function formatSample({ language, code }: Sample): Promise<string[]> {
  const options = { printWidth: SAMPLE_WIDTH, singleQuote: true };
  const { code: formatted, errors } = await format(`sample.${language}`, code, options);
  return (errors.length > 0 ? code : formatted.trimEnd()).split('\n');
}
