import type { Application, SomeType } from 'typedoc';
import ts, { type SignatureDeclaration, type TypeNode } from 'typescript';

/**
 * A TypeDoc plugin that restores the declared types of parameters and results. TypeDoc replaces a type that the
 * compiler computes, such as `ServerResult<'getJob'>`, by all of its members, which leaves no name to link.
 */
export default function restoreDeclaredTypes(app: Application): void {
  app.converter.on('begin', ({ programs }) => {
    for (const file of programs.flatMap((program) => program.getSourceFiles())) keepRests(file);
  });
  app.converter.on('createSignature', (context, signature, declaration) => {
    const { type, parameters } = (declaration ?? {}) as Partial<SignatureDeclaration>;
    const signatureContext = context.withScope(signature);
    const convert = (declared: TypeNode, replaced: SomeType | undefined): SomeType => {
      // The members that replaced the type refer to types that aren't exported.
      if (replaced) context.project.removeTypeReflections(replaced);
      return context.converter.convertType(signatureContext, declared);
    };
    if (type) signature.type = convert(type, signature.type);
    for (const [index, parameter] of (signature.parameters ?? []).entries()) {
      const declared = parameters?.[index]?.type;
      if (declared) parameter.type = convert(declared, parameter.type);
    }
  });
}

/** Keeps the dots of `[...rest: number[]]` in the name, since TypeDoc has no other place for them. */
function keepRests(node: ts.Node): void {
  if (ts.isNamedTupleMember(node) && node.dotDotDotToken) {
    const name = `...${node.name.text}`;
    node.name.getText = () => name;
  }
  ts.forEachChild(node, keepRests);
}
