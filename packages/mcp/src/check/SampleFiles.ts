import ts from 'typescript';
import { ALIAS_PREFIX, ALIAS_FOLDER, pathProblem, compilerPath } from './samplePaths.ts';
import type { Sample } from './SampleReport.ts';

const RELATIVE = /^\.{1,2}(\/|$)/;

/**
 * Matches a `ts-nocheck` comment before the first statement, which turns off the check of a file. Its replacement has
 * the same length and no effect.
 */
const NO_CHECK = /^[^\S\n]*(?:[/*]+[^\S\n]*)?@ts-nocheck\b/im;
const CHECKED = '@ts-checked';

/** One file of a sample. */
interface SampleFile {
  source: ts.SourceFile;
  /** The path as given. Absent for the program itself. */
  given?: string;
  /** Position of its comment that turns off the check, which is hidden from the compiler. */
  uncheckedAt?: number;
}

/** The files of a sample, which exist only in memory. */
export class SampleFiles {
  readonly #files = new Map<string, SampleFile>();

  constructor({ code, language, files = {} }: Sample) {
    this.#add(compilerPath(`sample.${language}`), code);
    for (const [given, text] of Object.entries(files)) {
      if (pathProblem(given, language) === undefined) this.#add(compilerPath(given), text, given);
    }
  }

  /** Returns every file, the program first. */
  get all(): readonly SampleFile[] {
    return [...this.#files.values()];
  }

  get(file: string): SampleFile | undefined {
    return this.#files.get(file);
  }

  /** Resolves an import of one of the sample's own files. */
  resolve(name: string, from: string, options: ts.CompilerOptions): ts.ResolvedModuleFull | undefined {
    const isAliased = ALIAS_PREFIX.test(name);
    if (!isAliased && !RELATIVE.test(name)) return undefined;
    const [own, holder] = isAliased ? [`./${name}`, `${ALIAS_FOLDER}/index.ts`] : [name, from];
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
    // The compiler ignores the comment's case.
    const seen = head.replace(/@ts-nocheck/gi, CHECKED) + text.slice(head.length);
    const source = ts.createSourceFile(place, seen, { languageVersion: ts.ScriptTarget.ES2022 }, true);
    this.#files.set(place, {
      source,
      ...(given === undefined ? {} : { given }),
      ...(uncheckedAt === undefined ? {} : { uncheckedAt }),
    });
  }
}
