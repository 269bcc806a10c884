import type {
  DeclarationReflection,
  ProjectReflection,
  ReflectionType,
  SignatureReflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import { kindOf } from './kinds.ts';

/** Returns the object type that a symbol is declared with. */
export const objectOf = ({ type }: DeclarationReflection): DeclarationReflection | undefined =>
  type?.type === 'reflection' ? type.declaration : undefined;

/** Returns the call signatures of a method, even if it's declared as a property with a function type. */
export const callsOf = (symbol: DeclarationReflection): SignatureReflection[] =>
  symbol.signatures ?? (kindOf(symbol) === 'method' ? objectOf(symbol)?.signatures : undefined) ?? [];

/** Returns the declaration in TypeScript syntax, without its members. */
export function signaturesOf(symbol: DeclarationReflection): string[] {
  const kind = kindOf(symbol);
  const calls = callsOf(symbol);
  const { flags } = symbol;
  const name = memberName(symbol.name);
  const staticWord = flags.isStatic ? 'static ' : '';
  const before = `${staticWord}${flags.isReadonly ? 'readonly ' : ''}`;
  const generics = typeParameters(symbol.typeParameters);
  switch (kind) {
    case 'Function':
      return calls.map((call) => `function ${name}${callText(call)}`);
    case 'method':
      return calls.map((call) => `${staticWord}${name}${flags.isOptional ? '?' : ''}${callText(call)}`);
    case 'constructor':
      return calls.map((call) => `new ${symbol.parent?.name}${callText(call)}`);
    case 'accessor':
      return [
        ...(symbol.getSignature ? [`${before}get ${name}(): ${symbol.getSignature.type}`] : []),
        ...(symbol.setSignature ? [`${before}set ${name}(${parametersText(symbol.setSignature)})`] : []),
      ];
    case 'Class':
    case 'Interface': {
      const parents = symbol.extendedTypes?.length ? ` extends ${symbol.extendedTypes.join(', ')}` : '';
      const interfaces = symbol.implementedTypes?.length
        ? ` implements ${symbol.implementedTypes.join(', ')}`
        : '';
      return [`${kind.toLowerCase()} ${name}${generics}${parents}${interfaces}`];
    }
    case 'Enumeration':
      return [`enum ${name}`];
    case 'member':
      return [`${symbol.parent?.name}.${name} = ${symbol.type}`];
    case 'TypeAlias':
      return [`type ${name}${generics} = ${symbol.type ? typeString(symbol.type) : objectText(symbol)}`];
    case 'Variable':
      return [`const ${name}: ${symbol.type}`];
    default:
      return [`${before}${name}${flags.isOptional ? '?' : ''}: ${symbol.type}`];
  }
}

/** Returns a name as code. TypeDoc omits the quotes of `'Content-Type'`, and the object of `Symbol.iterator`. */
function memberName(name: string): string {
  const [, symbol = ''] = /^\[(\w+)\]$/.exec(name) ?? [];
  if (symbol) return typeof Symbol[symbol as keyof typeof Symbol] === 'symbol' ? `[Symbol.${symbol}]` : name;
  return /^(?:[\p{L}_$][\p{L}\p{N}_$]*|\d+)$/u.test(name) ? name : `'${name.replace(/[\\']/g, '\\$&')}'`;
}

/** Formats a type. TypeDoc's own text omits the parentheses around a conditional type. */
export const typeString = (type: SomeType | undefined): string =>
  type?.type === 'intersection'
    ? type.types
        .map((part) => (part.type === 'conditional' ? `(${typeString(part)})` : typeString(part)))
        .join(' & ')
    : String(type);

/**
 * Replaces TypeDoc's own text of all function and object types of a project, also within other types. That text has no
 * type parameters, no rest parameters, no methods and no quotes.
 */
export function useWholeTypes({ reflections }: ProjectReflection): void {
  for (const reflection of Object.values(reflections)) {
    const { type } = reflection as { type?: SomeType };
    if (type?.type !== 'reflection') continue;
    const prototype = Object.getPrototypeOf(type) as { getTypeString(this: ReflectionType): string };
    prototype.getTypeString = function getTypeString() {
      return wholeText(this.declaration);
    };
    return;
  }
}

function wholeText({ signatures = [], children = [], indexSignatures = [] }: DeclarationReflection): string {
  const [call] = signatures;
  if (call && signatures.length + children.length + indexSignatures.length === 1)
    return callText(call, ' => ');
  const parts = [
    ...signatures.map((each) => callText(each)),
    ...children.flatMap(signaturesOf),
    ...indexSignatures.map(indexSignatureOf),
  ];
  return parts.length > 0 ? `{ ${parts.join('; ')} }` : '{}';
}

/** Returns the type of an alias whose members TypeDoc has moved out of it. */
const objectText = ({ children = [], indexSignatures = [] }: DeclarationReflection): string =>
  `{\n${[...children.flatMap(signaturesOf), ...indexSignatures.map(indexSignatureOf)].map((line) => `  ${line};\n`).join('')}}`;

/** Returns an index signature in TypeScript syntax. */
export const indexSignatureOf = ({ flags, parameters = [], type }: SignatureReflection): string =>
  `${flags.isReadonly ? 'readonly ' : ''}[${parameters.map((key) => `${key.name}: ${key.type}`).join('')}]: ${type}`;

/** TypeDoc's `ReflectionKind.ConstructorSignature`. Importing the enumeration here would load TypeDoc a second time. */
export const CONSTRUCTOR = 16_384;

/** Returns a call in TypeScript syntax, without its name. */
export function callText(call: SignatureReflection, before = ': '): string {
  const { type, typeParameters: generics } = call;
  // The constructor of a type, not of a class.
  const word = call.kind === CONSTRUCTOR && call.name === '__type' ? 'new ' : '';
  return `${word}${typeParameters(generics)}(${parametersText(call)})${before}${type}`;
}

const parametersText = ({ parameters = [] }: SignatureReflection): string =>
  parameters
    .map(
      ({ name, type, flags, defaultValue }) =>
        `${flags.isRest ? '...' : ''}${name}${flags.isOptional || defaultValue ? '?' : ''}: ${type}`,
    )
    .join(', ');

const typeParameters = (parameters: readonly TypeParameterReflection[] | undefined): string =>
  parameters?.length
    ? `<${parameters
        .map(
          ({ name, type, default: defaultType, flags }) =>
            `${flags.isConst ? 'const ' : ''}${name}${type ? ` extends ${String(type)}` : ''}${defaultType ? ` = ${String(defaultType)}` : ''}`,
        )
        .join(', ')}>`
    : '';
