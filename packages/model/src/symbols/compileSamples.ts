import ts from 'typescript';
import { createIncrementalProgram, programFile } from '../samples/compile.ts';
import type { Sample } from '../samples/extract.ts';
import { toPrograms } from '../samples/programs.ts';
import ReferenceResolver from './ReferenceResolver.ts';
import type References from './References.ts';
import type { Reference } from './References.ts';
import SdkTypes from './SdkTypes.ts';

/** A name of an SDK in a block of code. */
export interface CodeLink {
  start: number;
  reference: Reference;
}

export interface CompiledSamples {
  resolver: ReferenceResolver;
  links: Map<Sample, CodeLink[]>;
}

/** Compiles the pages' samples as their check does, and resolves the names in them. */
export function compileSamples(root: string, samples: Sample[], references: References): CompiledSamples {
  const programs = toPrograms(samples);
  const program = createIncrementalProgram(root, programs);
  const resolver = new ReferenceResolver(new SdkTypes(program, root), references);
  const links = new Map<Sample, CodeLink[]>();
  for (const sampleProgram of programs) {
    const source = program.getSourceFile(programFile(root, sampleProgram));
    if (!source)
      throw new Error(
        `${sampleProgram.folder}/${sampleProgram.name} is missing in the compiled program of the samples.`,
      );
    const programLinks = linksIn(source, resolver);
    let start = 0;
    for (const block of sampleProgram.blocks) {
      const end = start + block.code.length;
      const blockLinks = programLinks.filter((link) => link.start >= start && link.start < end);
      links.set(
        block,
        blockLinks.map((link) => ({ ...link, start: link.start - start })),
      );
      start = end + 1;
    }
  }
  return { resolver, links };
}

function linksIn(source: ts.SourceFile, resolver: ReferenceResolver): CodeLink[] {
  const links: CodeLink[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const reference = resolver.resolveIdentifier(node);
      if (reference) links.push({ start: node.getStart(source), reference });
    }
    ts.forEachChild(node, read);
  };
  read(source);
  return links;
}
