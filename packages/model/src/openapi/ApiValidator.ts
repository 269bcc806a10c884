import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Description } from './Description.ts';
import { requestLine, type BodyNode, type ParameterNode } from './document.ts';
import { addressesOf, allOperations, operationsAt, parametersOf, type Operation } from './operations.ts';

/** The rules for a request to one operation, for the checks. */
interface RequestRules {
  path: string;
  parameters: ParameterNode[];
  bodyRequired: boolean;
  validateBody?: (value: unknown) => string[];
  /** Returns the problems of the headers' credentials, or an empty list if one of the accepted ways is present. */
  securityProblems(headers: Map<string, string>): string[];
}

/** Queries of the API's description, for the checks. */
export interface ApiValidator {
  isApiUrl(url: URL): boolean;
  find(method: string, url: URL): RequestRules | undefined;
  schemaNames(): string[];
  /** Returns every call, in the form `GET /users/me`. */
  calls(): string[];
  /** Validates a value against a named schema, and returns the problems. */
  validate(schema: string, value: unknown): string[];
}

export function createApiValidator(description: Description): ApiValidator {
  const { document } = description;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'api');
  const operations = allOperations(description).filter(({ isWebhook }) => !isWebhook);
  const pointer = (steps: readonly string[]) =>
    `#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
  const validationProblems = (validate: ValidateFunction, value: unknown) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'it'} ${message}`);

  function rulesOf(operation: Operation): RequestRules {
    const { path, node, steps } = operation;
    const { value: body, pointer: bodyPointer = pointer([...steps, 'requestBody']) } =
      description.resolve<BodyNode>(node.requestBody);
    const validateBody =
      node.requestBody && ajv.compile({ $ref: `api${bodyPointer}/content/application~1json/schema` });
    return {
      path,
      parameters: parametersOf(description, operation),
      bodyRequired: body.required === true,
      ...(validateBody ? { validateBody: (value: unknown) => validationProblems(validateBody, value) } : {}),
      securityProblems: (headers) => missingCredentials(node.security ?? document.security, headers),
    };
  }

  return {
    isApiUrl: ({ origin }) =>
      operations.some((operation) =>
        addressesOf(description, operation).some((address) => address.startsWith(`${origin}/`)),
      ),
    find(method, url) {
      const operation = operationsAt(description, url).find((each) => each.method === method.toLowerCase());
      return operation && rulesOf(operation);
    },
    schemaNames: () => Object.keys(description.schemas),
    calls: () => operations.map((operation) => requestLine(operation)),
    validate: (schema, value) =>
      validationProblems(ajv.compile({ $ref: `api${pointer(['components', 'schemas', schema])}` }), value),
  };
}

const HAS_CREDENTIAL: Record<string, (headers: Map<string, string>) => boolean> = {
  publishableKey: (headers) => /pk_|publishable/i.test(headers.get('nacre-publishable-key') ?? ''),
  secretKey: (headers) => /^Bearer .*(sk_|secret)/i.test(headers.get('authorization') ?? ''),
  accessToken: (headers) => /^Bearer .*(token|eyJ)/i.test(headers.get('authorization') ?? ''),
};

function missingCredentials(
  requirements: Record<string, string[]>[] | undefined,
  headers: Map<string, string>,
): string[] {
  if (
    !requirements ||
    requirements.length === 0 ||
    requirements.some((requirement) => Object.keys(requirement).length === 0)
  )
    return [];
  const accepted = requirements.some((requirement) =>
    Object.keys(requirement).every((scheme) => HAS_CREDENTIAL[scheme]?.(headers) ?? false),
  );
  const names = requirements.map((requirement) => Object.keys(requirement).join(' and ')).join(' or ');
  return accepted ? [] : [`without its credentials (${names})`];
}
