import ts from 'typescript';
import { parseType, textOf, unwrap } from './parse.ts';

/** A parameter of a call. */
export interface Parameter {
  name: string;
  type: ts.TypeNode;
  isOptional: boolean;
}

/** The parameters of a call. */
export interface Call {
  parameters: readonly Parameter[];
  /** The rest parameter. */
  rest?: Parameter;
}

const UNKNOWN = 'unknown';

/** Returns the parameters of a call. A rest parameter with a tuple type is expanded. */
export function callOf(node: ts.SignatureDeclaration): Call {
  const parts = node.parameters.flatMap((parameter) => {
    const type = parameter.type ?? parseType(UNKNOWN);
    const name = parameter.name.getText();
    return parameter.dotDotDotToken
      ? partsOf(name, type)
      : [{ name, type, isOptional: parameter.questionToken !== undefined, isRest: false }];
  });
  const rest = parts.find(({ isRest }) => isRest);
  return { parameters: parts.filter(({ isRest }) => !isRest), ...(rest ? { rest } : {}) };
}

type Part = Parameter & { isRest: boolean };

function partsOf(name: string, list: ts.TypeNode): Part[] {
  const type = unwrap(list);
  if (ts.isTupleTypeNode(type))
    return type.elements.flatMap((element, index) => partOf(`${name}${index}`, element));
  return [{ name, type: elementOf(type), isOptional: true, isRest: true }];
}

function partOf(name: string, node: ts.TypeNode): Part[] {
  if (ts.isNamedTupleMember(node)) {
    const partName = node.name.text;
    if (node.dotDotDotToken) return partsOf(partName, node.type);
    return [{ name: partName, type: node.type, isOptional: node.questionToken !== undefined, isRest: false }];
  }
  if (ts.isRestTypeNode(node)) return partsOf(name, node.type);
  const isOptional = ts.isOptionalTypeNode(node);
  return [{ name, type: isOptional ? node.type : node, isOptional, isRest: false }];
}

/** Returns the element type of a list. */
function elementOf(list: ts.TypeNode): ts.TypeNode {
  const type = ts.isTypeOperatorNode(list) ? unwrap(list.type) : list;
  if (ts.isArrayTypeNode(type)) return type.elementType;
  const [element] = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  const isList = ts.isTypeReferenceNode(type) && /^(?:Readonly)?Array$/.test(type.typeName.getText());
  return isList && element ? element : parseType(`(${textOf(type)})[number]`);
}
