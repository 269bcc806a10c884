import ts from 'typescript';
import { ALIAS, ALIASED, pathProblem, placeOf } from './samplePlaces.ts';
import type { Sample } from './SampleReport.ts';

const RELATIVE = /^\.{1,2}(\/|$)/;

/** What turns off the check of a file, in a comment before its first statement; and what is as long and does not. */
const NO_CHECK = /^[^\S\n]*(?:[/*]+[^\S\n]*)?@ts-nocheck\b/im;
const CHECKED = '@ts-checked';

/** One file, where the compiler finds it. */
interface SampleFile {
  source: ts.SourceFile;
  /** Its path as it was given; nothing for the program. */
  given?: string;
  /** Where it says that it is not to be checked. The compiler does not see that. */
  uncheckedAt?: number;
}

/** The files of a sample. They are nowhere but here. */
export class SampleFiles {
  readonly #files = new Map<string, SampleFile>();

  constructor({ code, language, files = {} }: Sample) {
    this.#add(placeOf(`sample.${language}`), code);
    for (const [given, text] of Object.entries(files)) {
      if (pathProblem(given, language) === undefined) this.#add(placeOf(given), text, given);
    }
  }

  /** Every file. The program is the first. */
  get all(): readonly SampleFile[] {
    return [...this.#files.values()];
  }

  get(file: string): SampleFile | undefined {
    return this.#files.get(file);
  }

  /** Finds the file that an import means, if it means one of the sample's. */
  resolve(name: string, from: string, options: ts.CompilerOptions): ts.ResolvedModuleFull | undefined {
    const isAliased = ALIAS.test(name);
    if (!isAliased && !RELATIVE.test(name)) return undefined;
    const [own, holder] = isAliased ? [`./${name}`, `${ALIASED}/index.ts`] : [name, from];
    const host: ts.ModuleResolutionHost = {
      fileExists: (file) => this.#files.has(file),
      readFile: () => undefined,
    };
    return ts.resolveModuleName(own, holder, options, host).resolvedModule;
  }

  #add(place: string, text: string, given?: string): void {
    const comments = ts.getLeadingCommentRanges(text, 0) ?? [];
    const found = comments.find(({ pos, end }) => NO_CHECK.test(text.slice(pos, end)));
    const uncheckedAt = found && found.pos + text.slice(found.pos, found.end).search(NO_CHECK);
    const head = text.slice(0, comments.at(-1)?.end ?? 0);
    // The compiler reads it in small and in large letters.
    const seen = head.replace(/@ts-nocheck/gi, CHECKED) + text.slice(head.length);
    const source = ts.createSourceFile(place, seen, { languageVersion: ts.ScriptTarget.ES2022 }, true);
    this.#files.set(place, {
      source,
      ...(given === undefined ? {} : { given }),
      ...(uncheckedAt === undefined ? {} : { uncheckedAt }),
    });
  }
}
