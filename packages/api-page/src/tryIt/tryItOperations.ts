import type { Caller, FieldSchema, TryItOperation, TryItParameter } from '../browser/tryIt/TryItOperation.ts';
import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, type Json } from '../../../model/src/openapi/document.ts';
import { examplesOf } from '../../../model/src/openapi/examples.ts';
import { allOperations, parametersOf, type Operation } from '../../../model/src/openapi/operations.ts';
import { bodyOf } from '../samples/body.ts';
import { credentialsOf, parameterValue, serverOf, securityRequirements } from '../samples/request.ts';
import { fieldOf } from './fieldOf.ts';

/** Returns the data for the forms of all operations, by anchor. Events have none, since they aren't called. */
export const tryItOperations = (description: Description): Record<string, TryItOperation> =>
  Object.fromEntries(
    allOperations(description)
      .filter(({ isWebhook }) => !isWebhook)
      .map((operation) => [operation.anchor, tryItOperation(description, operation)]),
  );

function tryItOperation(description: Description, operation: Operation): TryItOperation {
  const { node, title, path, method } = operation;
  const parameters = parametersOf(description, operation);
  const body = bodyOf(description, operation);
  return {
    id: node.operationId ?? '',
    title,
    method: method.toUpperCase(),
    path,
    server: serverOf(description, operation),
    callers: callersOf(description, operation),
    parameters: parameters.flatMap((parameter): TryItParameter[] => {
      const { name, required, schema, in: location } = parameter;
      if (location !== 'path' && location !== 'query') return [];
      const value = required
        ? { required: true as const, value: parameterValue(description, parameter) }
        : {};
      return [{ in: location, name, field: fieldOf(description, schema), ...value }];
    }),
    ...(parameters.some(({ name }) => name === 'Idempotency-Key') && { keyed: true }),
    ...(body && {
      body: {
        field: withExamples(
          fieldOf(description, body.schema),
          examplesOf(description, body.media).map(([, { value }]) => value),
        ),
        value: body.value ?? null,
      },
    }),
    ...(node.responses && '409' in node.responses && { conflicts: true }),
  };
}

function callersOf(description: Description, operation: Operation): TryItOperation['callers'] {
  const requirements = securityRequirements(description, operation);
  return (requirements.length > 0 ? requirements : [{}]).map((requirement) => ({
    name: (Object.keys(requirement)[0] ?? 'none') as Caller,
    headers: credentialsOf(description, requirement).headers,
  }));
}

/** Adds an example to each variant of a body or of its parts. It is filled in when the variant is selected. */
function withExamples(field: FieldSchema, examples: readonly (Json | undefined)[]): FieldSchema {
  const parts = examples.filter(isObject);
  if (field.kind === 'object') {
    const members = field.members.map((member) => ({
      ...member,
      field: withExamples(
        member.field,
        parts.map((part) => part[member.name]),
      ),
    }));
    return { ...field, members };
  }
  if (field.kind !== 'variants') return field;
  const variants = field.variants.map((variant) => {
    const example = parts.find((part) => part[field.key] === variant.name);
    return { ...variant, ...(example && { example }) };
  });
  return { ...field, variants };
}
