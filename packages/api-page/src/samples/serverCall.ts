import type { Description } from '../../../model/src/openapi/Description.ts';
import { isObject, type Json } from '../../../model/src/openapi/document.ts';
import { type Operation, parametersOf } from '../../../model/src/openapi/operations.ts';
import { literal } from './literal.ts';
import type { SampleRequest } from './SampleRequest.ts';
import { parameterValue } from './request.ts';

/** Returns the code for a call with the server client, which only has the operations that accept a secret key. */
export function serverCall(
  description: Description,
  operation: Operation,
  { body }: SampleRequest,
  hasAnswer: boolean,
): string | undefined {
  const { node } = operation;
  if (!(node.security ?? []).some((way) => 'secretKey' in way)) return undefined;
  const parameters = parametersOf(description, operation).filter(({ in: location }) => location !== 'header');
  const isPaged = parameters.some(({ name }) => name === 'cursor');
  const args: Record<string, Json | undefined> = {
    ...Object.fromEntries(
      parameters
        .filter(({ required }) => required)
        .map((parameter) => [parameter.name, parameterValue(description, parameter)]),
    ),
    ...(body?.kind === 'json' && isObject(body.value) ? body.value : {}),
  };
  const call = `nacre.${node.operationId}(${Object.keys(args).length > 0 ? literal(args, '') : ''})`;
  if (isPaged) return `const { data, nextCursor } = await ${call};`;
  return hasAnswer ? `const result = await ${call};` : `await ${call};`;
}
