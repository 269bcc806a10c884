import type { components, operations } from '../generated/openapi.ts';

/** The operations of the backend API, without the webhooks, which the API calls itself. */
export type Operation = Exclude<keyof operations, `on${Capitalize<string>}`>;

/** A schema of the OpenAPI description, in JSON and with amounts as decimal strings. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The path parameters of an operation. */
export type PathOf<O extends Operation> = operations[O] extends { parameters: { path: infer Path } }
  ? Path
  : object;

/** The query of an operation. */
export type QueryOf<O extends Operation> = operations[O] extends {
  parameters: { query?: (infer Query) | undefined };
}
  ? NonNullable<Query>
  : object;

/** The body of an operation. */
export type BodyOf<O extends Operation> = operations[O] extends { requestBody: infer Body }
  ? ContentOf<Body>
  : operations[O] extends { requestBody?: (infer Body) | undefined }
    ? ContentOf<NonNullable<Body>> | undefined
    : undefined;

type Success = 200 | 201 | 202 | 204;

/** The successful responses of an operation, with their status. */
export type AnswerOf<O extends Operation> = operations[O] extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: { status: Status; body: ContentOf<Responses[Status]> };
    }[keyof Responses & Success]
  : never;
