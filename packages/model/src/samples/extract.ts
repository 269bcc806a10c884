import fs from 'node:fs';
import path from 'node:path';
import { filesUnder, pageFolders, writtenPage } from '../files.ts';
import { sdkPackages } from '../packages.ts';
import { readFence, type Fence } from './fence.ts';
import { lineAt } from '../problem.ts';

/** One fenced block of a page or of a doc comment. */
export interface Sample extends Fence {
  file: string;
  /** Line number of the first line of code. */
  line: number;
  language: string;
  code: string;
  /** The output of the block, as shown on the page. */
  expected?: string;
  /** Whether the block is a whole program, as in doc comments. On pages, a block continues the previous one. */
  standalone: boolean;
}

/** The number of columns that fit in a page's code block. */
export const SAMPLE_WIDTH = 88;

const FENCE = /^(?<indent>[\t >*]*?)(?<ticks>`{3,})(?<language>[\w+-]*)(?<meta>[^`]*)$/;

/** Returns every fenced block of a text in order, with its starting line. */
export function fencedBlocks(text: string, file: string): Sample[] {
  const samples: Sample[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const open = FENCE.exec(lines[index] ?? '');
    if (!open?.groups) continue;
    const { indent = '', ticks = '', language = '', meta = '' } = open.groups;
    const start = index + 1;
    const code: string[] = [];
    for (index = start; index < lines.length; index += 1) {
      const line = lines[index] ?? '';
      if (line.slice(indent.length).startsWith(ticks) || line.trimStart() === ticks) break;
      code.push(line.startsWith(indent) ? line.slice(indent.length) : line.trimStart());
    }
    const block = { file, line: start + 1, language, code: code.join('\n') };
    samples.push({ ...readFence(meta), ...block, standalone: false });
  }
  return attachOutputs(samples);
}

/** Adds the content of each `text` block titled "Output" to the block before it, as its expected output. */
function attachOutputs(samples: Sample[]): Sample[] {
  samples.forEach((sample, index) => {
    const before = samples[index - 1];
    if (sample.language === 'text' && sample.title === 'Output' && before) before.expected = sample.code;
  });
  return samples;
}

/** Returns the `@example` blocks of a source file. Each is a separate program. */
export function commentBlocks(text: string, file: string): Sample[] {
  const samples: Sample[] = [];
  for (const comment of text.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const firstLine = lineAt(text, comment.index);
    const body = comment[0].split('\n').map((line) => line.replace(/^\s*(\/\*\*|\*\/|\* ?)/, ''));
    for (const block of fencedBlocks(body.join('\n'), file))
      samples.push({ ...asExample(block), line: block.line + firstLine - 1 });
  }
  return samples;
}

/** Whether an example is executed. By convention, examples run, and JSX is only compiled. */
export const runsAsExample = ({
  run,
  language,
  noCheck,
  signature,
}: Pick<Sample, 'run' | 'language' | 'noCheck' | 'signature'>): boolean =>
  run || (language === 'ts' && noCheck === undefined && !signature);

/** Marks a block as an example of a doc comment, or of a page generated from one. */
export const asExample = (block: Sample): Sample => ({
  ...block,
  run: runsAsExample(block),
  standalone: true,
});

/** Whether a file shows code: guides, hand-written API pages, the home page, and both SDKs' READMEs and comments. */
export const showsSamples = (file: string): boolean =>
  writtenPage.test(file) ||
  sdkPackages.some(({ folder }) => file === `${folder}/README.md` || isSource(file, `${folder}/src/`));

const isSource = (file: string, folder: string) =>
  file.startsWith(folder) && /^(?!generated\/).*\.tsx?$/.test(file.slice(folder.length));

/** Returns the samples of files: fenced blocks of pages, and examples in the comments of sources. */
export const samplesOf = (root: string, files: readonly string[]): Sample[] =>
  files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return /\.mdx?$/.test(file) ? fencedBlocks(text, file) : commentBlocks(text, file);
  });

/** Returns the doc comments' blocks that the references show. */
export const referenceExamples = (root: string): Sample[] =>
  samplesOf(
    root,
    filesUnder(
      root,
      sdkPackages.map(({ folder }) => `${folder}/src`),
    ).filter(showsSamples),
  );

export const allSamples = (root: string): Sample[] => [
  ...samplesOf(root, filesUnder(root, pageFolders).filter(showsSamples)),
  ...samplesOf(
    root,
    sdkPackages.map(({ folder }) => `${folder}/README.md`),
  ),
  ...referenceExamples(root),
];
