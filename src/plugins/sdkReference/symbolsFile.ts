import fs from 'node:fs';
import path from 'node:path';
import type {
  Application,
  Comment,
  CommentDisplayPart,
  DeclarationReflection,
  ParameterReflection,
  ProjectReflection,
  ReflectionKind,
  SignatureReflection,
} from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';

/** What programs are told of a parameter. */
export interface ParameterRecord {
  name: string;
  type: string;
  optional: boolean;
  summary: string;
}

/** What programs are told of a symbol or of a member of one. */
export interface SymbolRecord {
  name: string;
  /** As page names have it for a symbol (`Class`, `TypeAlias`, …), as TypeScript has it for a member. */
  kind: string;
  /** TypeScript, without comments: one for each overload. */
  signatures: string[];
  summary: string;
  remarks: string;
  since: string;
  deprecated: string;
  defaultValue: string;
  parameters: ParameterRecord[];
  returns: string;
  throws: string[];
  examples: string[];
  see: string[];
  members: SymbolRecord[];
}

/** Kinds by TypeDoc's `ReflectionKind`: importing the enumeration here would load TypeDoc a second time. */
const KINDS = new Map<ReflectionKind, string>([
  [8, 'Enumeration'],
  [16, 'member'],
  [32, 'Variable'],
  [64, 'Function'],
  [128, 'Class'],
  [256, 'Interface'],
  [512, 'constructor'],
  [1024, 'property'],
  [2048, 'method'],
  [262_144, 'accessor'],
  [2_097_152, 'TypeAlias'],
]);

/** A TypeDoc plugin that writes every symbol as data beside the pages: `symbols.json`. */
export default function symbolsFile(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  renderer.postRenderAsyncJobs.push(async ({ outputDirectory, project }) => {
    fs.writeFileSync(path.join(outputDirectory, 'symbols.json'), JSON.stringify(symbolRecords(project)));
  });
}

/** Every symbol of a project that is declared under its own name, in the project's order. */
export function symbolRecords(project: ProjectReflection): SymbolRecord[] {
  return (project.children ?? []).filter((symbol) => !symbol.isReference()).map(record);
}

function record(symbol: DeclarationReflection): SymbolRecord {
  const kind = KINDS.get(symbol.kind);
  if (!kind) throw new Error(`${symbol.name}: no name is known for kind ${symbol.kind}`);
  const object = symbol.type?.type === 'reflection' ? symbol.type.declaration : undefined;
  const signatures = symbol.signatures ?? (symbol.kind === 2048 ? object?.signatures : undefined) ?? [];
  // A function's comment stands on its first signature, an accessor's on its getter.
  const comment = symbol.comment ?? signatures[0]?.comment ?? symbol.getSignature?.comment;
  return {
    name: symbol.name,
    kind,
    signatures: signaturesOf(symbol, signatures, kind),
    summary: textOf(comment?.summary),
    remarks: tagsOf(comment, '@remarks').join('\n\n'),
    since: tagsOf(comment, '@since').join(' '),
    deprecated: tagsOf(comment, '@deprecated').join(' '),
    defaultValue: tagsOf(comment, '@defaultValue').join(' '),
    parameters: (signatures[0]?.parameters ?? []).map(parameter),
    returns: tagsOf(comment, '@returns').join(' '),
    throws: tagsOf(comment, '@throws'),
    examples: tagsOf(comment, '@example'),
    see: tagsOf(comment, '@see'),
    members: (symbol.children ?? object?.children ?? []).map(record),
  };
}

function parameter({ name, type, flags, defaultValue, comment }: ParameterReflection): ParameterRecord {
  return {
    name,
    type: String(type ?? 'unknown'),
    optional: flags.isOptional || defaultValue !== undefined,
    summary: textOf(comment?.summary),
  };
}

/** The declaration as TypeScript writes it, without its members. */
function signaturesOf(symbol: DeclarationReflection, calls: SignatureReflection[], kind: string): string[] {
  const { name, flags } = symbol;
  const before = `${flags.isStatic ? 'static ' : ''}${flags.isReadonly ? 'readonly ' : ''}`;
  const generics = typeParameters(symbol.typeParameters);
  switch (kind) {
    case 'Function':
      return calls.map((call) => `function ${name}${callText(call)}`);
    case 'method':
      return calls.map((call) => `${before}${name}${flags.isOptional ? '?' : ''}${callText(call)}`);
    case 'constructor':
      return calls.map((call) => `new ${callText(call).replace(/^\(/, `${symbol.parent?.name}(`)}`);
    case 'accessor':
      return [`${before}get ${name}(): ${symbol.getSignature?.type ?? symbol.setSignature?.type}`];
    case 'Class':
    case 'Interface': {
      const parents = symbol.extendedTypes?.length ? ` extends ${symbol.extendedTypes.join(', ')}` : '';
      const kept = symbol.implementedTypes?.length ? ` implements ${symbol.implementedTypes.join(', ')}` : '';
      return [`${kind.toLowerCase()} ${name}${generics}${parents}${kept}`];
    }
    case 'Enumeration':
      return [`enum ${name}`];
    case 'member':
      return [`${symbol.parent?.name}.${name} = ${symbol.type}`];
    case 'TypeAlias':
      return [`type ${name}${generics} = ${symbol.type ?? objectText(symbol)}`];
    case 'Variable':
      return [`const ${name}: ${symbol.type}`];
    default:
      return [`${before}${name}${flags.isOptional ? '?' : ''}: ${symbol.type}`];
  }
}

/** The type of an alias whose members TypeDoc has taken out of it. */
const objectText = ({ children = [] }: DeclarationReflection): string =>
  `{\n${children.flatMap((child) => record(child).signatures.map((line) => `  ${line};\n`)).join('')}}`;

function callText({ parameters = [], type, typeParameters: generics }: SignatureReflection): string {
  const list = parameters.map(
    ({ name, type: own, flags, defaultValue }) =>
      `${flags.isRest ? '...' : ''}${name}${flags.isOptional || defaultValue ? '?' : ''}: ${own}`,
  );
  return `${typeParameters(generics)}(${list.join(', ')}): ${type}`;
}

const typeParameters = (
  parameters: { name: string; type?: unknown; default?: unknown }[] | undefined,
): string =>
  parameters?.length
    ? `<${parameters
        .map(
          ({ name, type, default: own }) =>
            `${name}${type ? ` extends ${String(type)}` : ''}${own ? ` = ${String(own)}` : ''}`,
        )
        .join(', ')}>`
    : '';

const tagsOf = (comment: Comment | undefined, tag: `@${string}`): string[] =>
  (comment?.blockTags ?? []).filter((block) => block.tag === tag).map(({ content }) => textOf(content));

const textOf = (parts: readonly CommentDisplayPart[] = []): string =>
  parts
    .map(({ kind, text }) => (kind === 'inline-tag' && /^[\w.]+$/.test(text) ? `\`${text}\`` : text))
    .join('')
    .trim();
