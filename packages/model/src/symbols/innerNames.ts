import type ts from 'typescript';

/** The names inside the packages' types. */
export interface InnerNames {
  /** Exports, members, parameters, and the values of string types. */
  names: Set<string>;
  /** Types of members and parameters, by name. */
  members: Map<string, ts.Type[]>;
}

/** Collects all names inside types, as far as the packages declare them. */
export function innerNames(
  checker: ts.TypeChecker,
  exported: Iterable<string>,
  types: readonly ts.Type[],
): InnerNames {
  const names = new Set(exported);
  const members = new Map<string, ts.Type[]>();
  const seen = new Set<ts.Type>();
  types.forEach(collect);
  return { names, members };

  function collect(type: ts.Type): void {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnionOrIntersection()) type.types.forEach(collect);
    if (type.isStringLiteral()) names.add(type.value);
    checker.getTypeArguments(type as ts.TypeReference)?.forEach(collect);
    type.aliasTypeArguments?.forEach(collect);
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      signature.getParameters().forEach(add);
      collect(signature.getReturnType());
    }
    for (const property of type.getProperties())
      if (isSdkSymbol(property) || isSdkSymbol(type.symbol)) add(property);
  }

  function add(symbol: ts.Symbol): void {
    const type = checker.getTypeOfSymbol(symbol);
    names.add(symbol.name);
    members.set(symbol.name, [...(members.get(symbol.name) ?? []), type]);
    collect(type);
  }
}

const isSdkSymbol = (symbol: ts.Symbol | undefined): boolean =>
  Boolean(
    symbol?.declarations?.some(({ parent }) =>
      /\/packages\/sdk-\w+\/src\//.test(parent.getSourceFile().fileName),
    ),
  );
