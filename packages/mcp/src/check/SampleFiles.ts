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

interface SampleFile {
  source: ts.SourceFile;
  /** The path as given. Absent for the program itself. */
  path?: string;
  /** Position of its comment that turns off the check, which is hidden from the compiler. */
  noCheckPosition?: number;
}

/** The files of a sample, which exist only in memory. */
export class SampleFiles {
  readonly #files = new Map<string, SampleFile>();

  constructor({ code, language, files = {} }: Sample) {
    this.#add(compilerPath(`sample.${language}`), code);
    for (const [path, text] of Object.entries(files)) {
      if (pathProblem(path, language) === undefined) this.#add(compilerPath(path), text, path);
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
    const [specifier, importer] = isAliased ? [`./${name}`, `${ALIAS_FOLDER}/index.ts`] : [name, from];
    const host: ts.ModuleResolutionHost = {
      fileExists: (file) => this.#files.has(file),
      readFile: () => undefined,
    };
    return ts.resolveModuleName(specifier, importer, options, host).resolvedModule;
  }

  #add(fileName: string, text: string, path?: string): void {
    const comments = ts.getLeadingCommentRanges(text, 0) ?? [];
    const comment = comments.find(({ pos, end }) => NO_CHECK.test(text.slice(pos, end)));
    const noCheckPosition = comment && comment.pos + text.slice(comment.pos, comment.end).search(NO_CHECK);
    const head = text.slice(0, comments.at(-1)?.end ?? 0);
    // The compiler ignores the comment's case.
    const visible = head.replace(/@ts-nocheck/gi, CHECKED) + text.slice(head.length);
    const source = ts.createSourceFile(fileName, visible, { languageVersion: ts.ScriptTarget.ES2022 }, true);
    this.#files.set(fileName, {
      source,
      ...(path === undefined ? {} : { path }),
      ...(noCheckPosition === undefined ? {} : { noCheckPosition }),
    });
  }
}
