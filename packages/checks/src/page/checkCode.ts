import type { Problem } from '../../../model/src/problem.ts';
import { createIncrementalProgram } from '../../../model/src/samples/compile.ts';
import { samplesOf, showsSamples } from '../../../model/src/samples/extract.ts';
import { toPrograms } from '../../../model/src/samples/programs.ts';
import SdkTypes from '../../../model/src/symbols/SdkTypes.ts';
import { checkSamples } from '../../../samples/src/check/index.ts';
import { appliesTo } from '../registry/texts.ts';
import { checkSymbols } from '../symbols/checkSymbols.ts';
import { namesSymbols } from '../symbols/files.ts';
import { inlineCode, sampleNames } from '../symbols/inlineCode.ts';
import { symbolSources } from '../symbols/sources.ts';
import type { Passes } from './Passes.ts';

/** Reports problems in the code of files, both inline and in blocks. One program of the compiler serves both. */
export async function checkCode(
  root: string,
  texts: ReadonlyMap<string, string>,
  passed: Passes,
): Promise<Record<'symbols' | 'samples', Problem[]>> {
  const files = [...texts];
  const filesWithNames = files.flatMap(([file, text]) => {
    if (!appliesTo('symbols', file) && !namesSymbols(file)) return [];
    const names = new Set(inlineCode(file, text).map(({ value }) => value));
    // Other names in samples don't matter.
    const paths = [...names].map((name) => name.replace(/\([^()]*\)/g, '')).join('\n');
    const used = names.size > 0 ? [...sampleNames(file, text)].filter((name) => paths.includes(name)) : [];
    const key = JSON.stringify(['symbols', ...names, '', ...used]);
    return names.size === 0 || passed.has(key) ? [] : [{ file, text, key }];
  });
  const filesWithSamples = files.flatMap(([file]) => {
    if (!appliesTo('samples', file) && !showsSamples(file)) return [];
    const samples = samplesOf(root, [file]);
    // A block's position in the page doesn't matter.
    const key = JSON.stringify(['samples', samples.map((sample) => ({ ...sample, line: 0 }))]);
    return samples.length === 0 || passed.has(key) ? [] : [{ file, samples, key }];
  });
  if (filesWithNames.length === 0 && filesWithSamples.length === 0) return { symbols: [], samples: [] };
  const blocks = filesWithSamples.flatMap(({ samples }) => samples);
  const program = createIncrementalProgram(root, toPrograms(blocks));
  const sources = filesWithNames.length > 0 ? symbolSources(new SdkTypes(program, root)) : undefined;
  const symbols = sources
    ? filesWithNames.flatMap(({ file, text }) => checkSymbols(file, text, sources))
    : [];
  const samples = filesWithSamples.length > 0 ? await checkSamples(root, blocks, { compiled: program }) : [];
  passed.add(filesWithNames, symbols);
  passed.add(filesWithSamples, samples);
  return { symbols, samples };
}
