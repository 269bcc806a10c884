import fs from 'node:fs';
import path from 'node:path';
import type {
  Application,
  Comment,
  CommentDisplayPart,
  DeclarationReflection,
  ParameterReflection,
  ProjectReflection,
  Router,
  SignatureReflection,
} from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import type { ParameterRecord, SymbolRecord } from '../../../facts/symbols/SymbolRecord.ts';
import { kindOf } from './kinds.ts';
import { placeOf } from './placeOf.ts';

/** A TypeDoc plugin that writes every symbol as data beside the pages: `symbols.json`. */
export default function symbolsFile(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  renderer.postRenderAsyncJobs.push(async ({ outputDirectory, project }) => {
    if (!renderer.router) throw new Error('TypeDoc has no router');
    const records = symbolRecords(project, renderer.router);
    fs.writeFileSync(path.join(outputDirectory, 'symbols.json'), JSON.stringify(records));
  });
}

/** Every symbol of a project that is declared under its own name, in the project's order. */
const symbolRecords = (project: ProjectReflection, router: Router): SymbolRecord[] =>
  (project.children ?? []).filter((symbol) => !symbol.isReference()).map((symbol) => record(symbol, router));

function record(symbol: DeclarationReflection, router: Router): SymbolRecord {
  const kind = kindOf(symbol);
  const object = objectOf(symbol);
  const signatures = callsOf(symbol);
  // A function's comment stands on its first signature, an accessor's on its getter.
  const comment = symbol.comment ?? signatures[0]?.comment ?? symbol.getSignature?.comment;
  return {
    name: symbol.name,
    kind,
    ...placeOf(symbol, router),
    signatures: signaturesOf(symbol),
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
    members: (symbol.children ?? object?.children ?? []).map((member) => record(member, router)),
  };
}

const objectOf = ({ type }: DeclarationReflection): DeclarationReflection | undefined =>
  type?.type === 'reflection' ? type.declaration : undefined;

/** A method's calls, also where it is written as a property whose type is a function. */
const callsOf = (symbol: DeclarationReflection): SignatureReflection[] =>
  symbol.signatures ?? (kindOf(symbol) === 'method' ? objectOf(symbol)?.signatures : undefined) ?? [];

function parameter({ name, type, flags, defaultValue, comment }: ParameterReflection): ParameterRecord {
  return {
    name,
    type: String(type ?? 'unknown'),
    optional: flags.isOptional || defaultValue !== undefined,
    summary: textOf(comment?.summary),
  };
}

/** The declaration as TypeScript writes it, without its members. */
function signaturesOf(symbol: DeclarationReflection): string[] {
  const kind = kindOf(symbol);
  const calls = callsOf(symbol);
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
  `{\n${children.flatMap((child) => signaturesOf(child).map((line) => `  ${line};\n`)).join('')}}`;

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
