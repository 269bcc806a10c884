import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, WORK_FOLDER } from '../samples/compile.ts';
import type { Sample } from '../samples/extract.ts';
import { sourceOf, toPrograms } from '../samples/programs.ts';
import type References from './References.ts';
import type { Reference } from './References.ts';
import SdkTypes from './SdkTypes.ts';

/** A name of an SDK in a block of code. */
export interface CodeLink {
  start: number;
  reference: Reference;
}

export interface Programs {
  program: ts.Program;
  types: SdkTypes;
  links: Map<Sample, CodeLink[]>;
}

/** Compiles the pages' samples as their check does, in memory, and asks what their names stand for. */
export function readPrograms(
  root: string,
  samples: Sample[],
  references: References,
  before?: ts.Program,
): Programs {
  const programs = toPrograms(samples).map((program) => ({
    ...program,
    file: path.join(root, WORK_FOLDER, program.folder, program.name),
  }));
  const texts = new Map(programs.map(({ file, blocks }) => [file, sourceOf(blocks).text]));
  const options = compilerOptions(root);
  const program = ts.createProgram({
    rootNames: [...SdkTypes.entries(root), ...texts.keys()],
    options,
    host: hostOf(options, texts, path.join(root, WORK_FOLDER)),
    ...(before ? { oldProgram: before } : {}),
  });
  const types = new SdkTypes(program, root, references);
  const links = new Map<Sample, CodeLink[]>();
  for (const { file, blocks } of programs) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} was not compiled`);
    const all = linksIn(source, types);
    let start = 0;
    for (const block of blocks) {
      const end = start + block.code.length;
      const own = all.filter((link) => link.start >= start && link.start < end);
      links.set(
        block,
        own.map((link) => ({ ...link, start: link.start - start })),
      );
      start = end + 1;
    }
  }
  return { program, types, links };
}

function linksIn(source: ts.SourceFile, types: SdkTypes): CodeLink[] {
  const links: CodeLink[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const reference = types.referenceAt(node);
      if (reference) links.push({ start: node.getStart(source), reference });
    }
    ts.forEachChild(node, read);
  };
  read(source);
  return links;
}

/** Files of the repository from the disk, the samples from memory. */
function hostOf(options: ts.CompilerOptions, texts: Map<string, string>, folder: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const isSample = (file: string) => file.startsWith(folder);
  return {
    ...host,
    fileExists: (file) => (isSample(file) ? texts.has(file) : fileExists(file)),
    readFile: (file) => texts.get(file) ?? readFile(file),
    directoryExists: (name) => isSample(name) || ts.sys.directoryExists(name),
    getSourceFile: (file, version, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, text, version, true);
    },
  };
}
