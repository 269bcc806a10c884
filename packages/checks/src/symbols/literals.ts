import ts from 'typescript';
import type SdkTypes from '../../../model/src/symbols/SdkTypes.ts';
import { nodesOf, parseScript } from '../texts/script.ts';

const PAIR = /^\w+: /;

/** Returns the problem of a value in inline code, such as `limit: '5'`, that no member of the SDKs by its name takes. */
export function literalMessage(code: string, sdk: SdkTypes): string | undefined {
  const text = PAIR.test(code) ? `({ ${code} })` : code;
  if (!text.includes('{')) return undefined;
  for (const node of nodesOf(parseScript('inline.ts', text))) {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) continue;
    const types = sdk.typesOfMember(node.name.text);
    if (types.length > 0 && !types.some((type) => accepts(type, node.initializer, sdk)))
      return `\`${node.getText()}\`: no ${node.name.text} of an SDK takes this value`;
  }
  return undefined;
}

/** Whether a type has a literal. Other expressions aren't evaluated. */
function accepts(type: ts.Type, value: ts.Expression, sdk: SdkTypes): boolean {
  if (type.isUnionOrIntersection()) return type.types.some((part) => accepts(part, value, sdk));
  const has = (flags: ts.TypeFlags) => (type.flags & (flags | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
  if (ts.isStringLiteral(value))
    return type.isStringLiteral()
      ? type.value === value.text || value.text.includes('…')
      : has(ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.TypeParameter);
  if (ts.isNumericLiteral(value))
    return type.isNumberLiteral() ? type.value === Number(value.text) : has(ts.TypeFlags.Number);
  if (value.kind === ts.SyntaxKind.NullKeyword) return has(ts.TypeFlags.Null);
  if ([ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(value.kind))
    return has(ts.TypeFlags.BooleanLike);
  if (!ts.isObjectLiteralExpression(value)) return true;
  return (
    has(ts.TypeFlags.Object) &&
    value.properties.every((property) => {
      const member = property.name && type.getProperty(property.name.getText());
      return member && ts.isPropertyAssignment(property)
        ? accepts(sdk.typeOf(member), property.initializer, sdk)
        : member !== undefined;
    })
  );
}
