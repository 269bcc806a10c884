import type { DeclarationReflection, SignatureReflection, SomeType } from 'typedoc';
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

/**
 * Formats a type. TypeDoc's own text omits the signatures of an object's methods, and the parentheses around a
 * conditional type.
 */
export function typeString(type: SomeType | undefined): string {
  if (type?.type === 'intersection')
    return type.types
      .map((part) => (part.type === 'conditional' ? `(${typeString(part)})` : typeString(part)))
      .join(' & ');
  if (type?.type === 'reflection' && type.declaration.children?.some(({ signatures }) => signatures)) {
    return objectText(type.declaration);
  }
  return String(type);
}

/** Returns the type of an alias whose members TypeDoc has moved out of it. */
const objectText = ({ children = [] }: DeclarationReflection): string =>
  `{\n${children.flatMap((child) => signaturesOf(child).map((line) => `  ${line};\n`)).join('')}}`;

/** Returns an index signature in TypeScript syntax. */
export const indexSignatureOf = ({ flags, parameters = [], type }: SignatureReflection): string =>
  `${flags.isReadonly ? 'readonly ' : ''}[${parameters.map((key) => `${key.name}: ${key.type}`).join('')}]: ${type}`;

function callText({ parameters = [], type, typeParameters: generics }: SignatureReflection): string {
  const list = parameters.map(
    ({ name, type: parameterType, flags, defaultValue }) =>
      `${flags.isRest ? '...' : ''}${name}${flags.isOptional || defaultValue ? '?' : ''}: ${parameterType}`,
  );
  return `${typeParameters(generics)}(${list.join(', ')}): ${type}`;
}

const typeParameters = (
  parameters: { name: string; type?: unknown; default?: unknown }[] | undefined,
): string =>
  parameters?.length
    ? `<${parameters
        .map(
          ({ name, type, default: defaultType }) =>
            `${name}${type ? ` extends ${String(type)}` : ''}${defaultType ? ` = ${String(defaultType)}` : ''}`,
        )
        .join(', ')}>`
    : '';
