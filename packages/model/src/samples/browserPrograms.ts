import { createHash } from 'node:crypto';
import ts from 'typescript';
import { sdkPackages } from '../packages.ts';
import { editsOf, withEdits, type Edit } from './edits.ts';
import type { Sample } from './extract.ts';
import { toPrograms, type SampleProgram } from './programs.ts';
import { commentedOutput } from './commentedOutput.ts';
import type { Expected, RunField } from './runMark.ts';

/** A block that a reader can run on the page. */
interface BrowserBlock {
  sample: Sample;
  /** Fields for the values that a reader may change, by their index among those of the program. */
  fields: RunField[];
}

/** The blocks of a program that a reader runs in order, as one module. */
export interface BrowserProgram {
  /**
   * The page and the program's index on it, `docs/products/nacre-auth-0`. An example of a reference is on several
   * pages, so its name contains a hash of its code: `examples/0c5f7a1e`.
   */
  name: string;
  /** Hash of the module's code. */
  version: string;
  blocks: readonly BrowserBlock[];
  /** TypeScript source that contains the samples' own imports. */
  source: string;
}

/** A block that only the check executes, not the page. */
export interface SkippedBlock {
  sample: Sample;
  reason: string;
}

/** Modules available in a browser: all entry points of the base package. */
const AVAILABLE = new Set<string>(sdkPackages[0].entries.map(({ specifier }) => specifier));

/** Divides the executed blocks of a page into those that its readers can run, and those that they can't. */
export function browserPrograms(samples: readonly Sample[]): {
  programs: BrowserProgram[];
  skipped: SkippedBlock[];
} {
  const skipped: SkippedBlock[] = [];
  const programs = toPrograms(samples).flatMap((program): SampleProgram[] => {
    const toRun = program.blocks.filter(({ run }) => run);
    const reasons = toRun.map(skipReason);
    // Later blocks depend on the effects of this one.
    const firstSkipped = reasons.findIndex((reason) => reason !== undefined);
    const end = firstSkipped < 0 ? toRun.length : firstSkipped;
    skipped.push(...toRun.slice(end).map((sample) => ({ sample, reason: reasons[end] ?? '' })));
    return end > 0 ? [{ ...program, blocks: toRun.slice(0, end) }] : [];
  });
  return { programs: programs.map(({ blocks }, index) => compileProgram(blocks, index)), skipped };
}

/** Returns why a block can't run on a page, if it can't. */
function skipReason({ code, noBrowser }: Sample): string | undefined {
  if (noBrowser !== undefined) return noBrowser;
  // Spares most blocks a parse.
  if (!/\b(?:im|ex)port\b/.test(code)) return undefined;
  const statements = parse(code).statements;
  const missing = statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    .find((specifier) => !AVAILABLE.has(specifier));
  if (missing !== undefined) return `it imports ${missing}`;
  return statements.some(isExport) ? 'it exports something' : undefined;
}

const parse = (code: string): ts.SourceFile =>
  ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest, true);

const isExport = (node: ts.Statement): boolean =>
  ts.isExportDeclaration(node) ||
  ts.isExportAssignment(node) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

/** Returns a block's edits. The check of samples reports an invalid mark, and the block has no fields here. */
function edits(sample: Sample): Edit[] {
  try {
    return editsOf(sample);
  } catch {
    return [];
  }
}

/**
 * Compiles a program's blocks into one module. Its generator yields after each block, so that the next block continues
 * with the state of those before it. A new generator starts over.
 */
function compileProgram(samples: readonly Sample[], index: number): BrowserProgram {
  const imports: string[] = [];
  const bodies: string[] = [];
  const blocks: BrowserBlock[] = [];
  let count = 0;
  for (const sample of samples) {
    const blockEdits = edits(sample);
    const parts = parse(withEdits(sample.code, blockEdits, count)).statements;
    blocks.push({
      sample,
      fields: blockEdits.map(({ label, value, kind }) => ({ id: count++, label, value, kind })),
    });
    imports.push(...parts.filter(ts.isImportDeclaration).map((node) => node.getText()));
    bodies.push(
      ...parts.filter((node) => !ts.isImportDeclaration(node)).map((node) => node.getText()),
      'yield;',
    );
  }
  const expected = samples.map((sample) => expectedOf(sample));
  // The inner block is the program's scope, so it may declare its own `console`, as a module may.
  const code = [
    ...imports,
    `export const expected = ${JSON.stringify(expected)};`,
    'export async function* run(console, process, $edits) {',
    '{',
    ...bodies,
    '}',
    '}',
  ].join('\n');
  const version = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const source = `${code}\nexport const version = '${version}';`;
  const name = samples[0]?.standalone
    ? `examples/${version}`
    : `${(samples[0]?.file ?? '').replace(/\.mdx?$/, '')}-${index}`;
  return { name, version, blocks, source };
}

function expectedOf({ expected, code }: Sample): Expected | null {
  if (expected !== undefined) return { text: expected.trimEnd() };
  const promised = commentedOutput(code);
  if (promised) return { text: promised.join('\n'), isPromised: true };
  return code.includes('console.') ? null : { text: '' };
}
