import { codeCases } from './code.ts';
import { commentCases } from './comments.ts';
import { descriptionCases } from './description.ts';
import { fileCases } from './files.ts';
import { frontMatterCases } from './frontMatter.ts';
import { markupCases } from './markup.ts';
import type { ProblemCase } from './ProblemCase.ts';
import { pictureCases } from './pictures.ts';
import { textCases } from './text.ts';
import { wordCases } from './words.ts';

/** Mistakes of writers, each with its complete message. */
export const problemCases: readonly ProblemCase[] = [
  ...fileCases,
  ...frontMatterCases,
  ...textCases,
  ...pictureCases,
  ...markupCases,
  ...codeCases,
  ...wordCases,
  ...descriptionCases,
  ...commentCases,
];
