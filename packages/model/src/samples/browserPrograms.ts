import { createHash } from 'node:crypto';
import ts from 'typescript';
import { sdkPackages } from '../packages.ts';
import { editsOf, withEdits, type Edit } from './edits.ts';
import type { Sample } from './extract.ts';
import { toPrograms, type Program } from './programs.ts';
import { promisedLines } from './promised.ts';
import type { Expected } from './runMark.ts';

/** A block that a reader can run in its page. */
interface BrowserBlock {
  sample: Sample;
  edits: readonly Edit[];
  /** Number of its first edit among those of its program. */
  firstEdit: number;
}

/** The blocks of a program that a reader runs one after the other, as one module. */
export interface BrowserProgram {
  /**
   * The page and the program's number in it, `docs/products/nacre-auth-0`. An example of a reference is on several pages,
   * and is named by what it runs: `examples/0c5f7a1e`.
   */
  name: string;
  /** Changes with the module. */
  version: string;
  blocks: readonly BrowserBlock[];
  /** TypeScript, whose imports are the samples' own. */
  source: string;
}

/** A block that is executed by the check and not in the page. */
export interface LeftBlock {
  sample: Sample;
  reason: string;
}

/** What a browser has: the base package in all its parts. */
const AVAILABLE = new Set<string>(sdkPackages[0].entries.map(({ specifier }) => specifier));

/** Parts the executed blocks of a page into those that its readers can run, and those that they can't. */
export function browserPrograms(samples: readonly Sample[]): {
  programs: BrowserProgram[];
  left: LeftBlock[];
} {
  const left: LeftBlock[] = [];
  const programs = toPrograms(samples).flatMap((program): Program[] => {
    const toRun = program.blocks.filter(({ run }) => run);
    const reasons = toRun.map(reasonOf);
    // What stands behind it goes on with what it did.
    const first = reasons.findIndex((reason) => reason !== undefined);
    const end = first < 0 ? toRun.length : first;
    left.push(...toRun.slice(end).map((sample) => ({ sample, reason: reasons[end] ?? '' })));
    return end > 0 ? [{ ...program, blocks: toRun.slice(0, end) }] : [];
  });
  return { programs: programs.map(({ blocks }, index) => compileProgram(blocks, index)), left };
}

/** Why a block can't run in a page, if so. */
function reasonOf({ code, noBrowser }: Sample): string | undefined {
  if (noBrowser !== undefined) return noBrowser;
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

/** Marks as wrong are found by the check of samples; here such a block has no fields. */
function edits(sample: Sample): Edit[] {
  try {
    return editsOf(sample);
  } catch {
    return [];
  }
}

/**
 * One module of the blocks of a program. Its generator stops behind each block, so that the next one goes on with what
 * those before it have made, and a new generator begins anew.
 */
function compileProgram(samples: readonly Sample[], index: number): BrowserProgram {
  const imports: string[] = [];
  const bodies: string[] = [];
  const blocks: BrowserBlock[] = [];
  let fields = 0;
  for (const sample of samples) {
    const own = edits(sample);
    blocks.push({ sample, edits: own, firstEdit: fields });
    const parts = parse(withEdits(sample.code, own, fields)).statements;
    fields += own.length;
    imports.push(...parts.filter(ts.isImportDeclaration).map((node) => node.getText()));
    bodies.push(
      ...parts.filter((node) => !ts.isImportDeclaration(node)).map((node) => node.getText()),
      'yield;',
    );
  }
  const expected = samples.map((sample) => expectedOf(sample));
  // The inner block is the program's own: it may call something `console`, as a module may.
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
  const promised = promisedLines(code);
  if (promised) return { text: promised.join('\n'), isPromised: true };
  return code.includes('console.') ? null : { text: '' };
}
