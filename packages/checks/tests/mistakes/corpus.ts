import { codeMistakes } from './code.ts';
import { commentMistakes } from './comments.ts';
import { descriptionMistakes } from './description.ts';
import { fileMistakes } from './files.ts';
import { frontMatterMistakes } from './frontMatter.ts';
import { markupMistakes } from './markup.ts';
import type { Mistake } from './Mistake.ts';
import { pictureMistakes } from './pictures.ts';
import { textMistakes } from './text.ts';
import { wordMistakes } from './words.ts';

/** Mistakes of writers, each with its complete message. */
export const corpus: readonly Mistake[] = [
  ...fileMistakes,
  ...frontMatterMistakes,
  ...textMistakes,
  ...pictureMistakes,
  ...markupMistakes,
  ...codeMistakes,
  ...wordMistakes,
  ...descriptionMistakes,
  ...commentMistakes,
];
