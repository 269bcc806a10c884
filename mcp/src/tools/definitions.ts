import { sdkPackages } from '../../../facts/packages.ts';
import { limits } from '../limits.ts';

/** One argument of a tool: as much of JSON Schema as the tools need. */
export interface ArgumentSchema {
  readonly type: 'string' | 'integer';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number;
}

/** What a client is told of a tool. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, ArgumentSchema>>;
  readonly required: readonly string[];
}

const cursor = {
  type: 'string',
  description: 'Where to go on, as the answer before gave it. Leave it out to begin.',
  minLength: 1,
  maxLength: limits.cursor,
} as const satisfies ArgumentSchema;

const named = { type: 'string', minLength: 1, maxLength: limits.name } as const;

/** Every tool of the server. The table on the site is made from this list, so it imports nothing that needs Node. */
export const toolDefinitions = [
  {
    name: 'search_docs',
    title: 'Search the docs',
    description:
      'Finds sections of guides, references and the API description by words, with the index that the site itself searches. Gives titles, paths and an excerpt of each.',
    arguments: {
      query: {
        type: 'string',
        description: 'Words to look for: a task, a symbol, an error code.',
        minLength: 1,
        maxLength: limits.query,
      },
      limit: {
        type: 'integer',
        description: 'How many hits to give at once.',
        minimum: 1,
        maximum: 25,
        default: 8,
      },
      cursor,
    },
    required: ['query'],
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description: 'Gives a page of the docs as Markdown, or one section of it.',
    arguments: {
      page: {
        ...named,
        description:
          'Path of the page, such as `/products/nacre-auth`, with the anchor of a section if only that is needed: `/products/nacre-auth#choose-a-way-to-sign-in`.',
      },
      cursor,
    },
    required: ['page'],
  },
  {
    name: 'lookup_symbol',
    title: 'Look up a symbol',
    description:
      'Gives what the reference of the SDKs says of an exported symbol or a member: its TypeScript signature, parameters, errors, members and an example.',
    arguments: {
      symbol: {
        ...named,
        description: 'Name of an export, such as `Client`, or of a member, such as `Account.transfer`.',
      },
      package: {
        type: 'string',
        description: 'The package to look in. Without it, the base SDK is looked in first.',
        enum: sdkPackages.map(({ name }) => name),
      },
      cursor,
    },
    required: ['symbol'],
  },
  {
    name: 'lookup_operation',
    title: 'Look up an operation',
    description:
      'Gives an operation or a webhook of the backend API from its OpenAPI description, with every schema that it refers to.',
    arguments: {
      operation: {
        ...named,
        description:
          'Its `operationId`, such as `createOrder`; or its method and path, such as `POST /orders`; or a webhook, such as `order.paid`.',
      },
      cursor,
    },
    required: ['operation'],
  },
  {
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'Says what an error of the SDKs or the API means, what usually causes it, what to do, and whether to retry.',
    arguments: {
      error: {
        type: 'string',
        description: 'A code such as `sdk/not-authenticated`, or the error as it was printed.',
        minLength: 1,
        maxLength: limits.error,
      },
      cursor,
    },
    required: ['error'],
  },
  {
    name: 'check_sample',
    title: 'Check a sample',
    description:
      'Compiles a program against the type declarations of both SDKs, in memory, and gives the errors with line and column. It never runs the program.',
    arguments: {
      code: {
        type: 'string',
        description: 'The whole file, with its imports.',
        minLength: 1,
        maxLength: limits.sample,
      },
      language: {
        type: 'string',
        description: 'What the file is: TypeScript or JavaScript, with JSX (`tsx`, `jsx`) or without.',
        enum: ['ts', 'tsx', 'js', 'jsx'],
        default: 'ts',
      },
      cursor,
    },
    required: ['code'],
  },
] as const satisfies readonly ToolDefinition[];

/** Name of a tool. */
export type ToolName = (typeof toolDefinitions)[number]['name'];

type Named<N extends ToolName> = Extract<(typeof toolDefinitions)[number], { name: N }>;
type Schemas<N extends ToolName> = Named<N>['arguments'];
type Required<N extends ToolName> = Named<N>['required'][number];
type Value<S> = S extends { enum: readonly (infer V)[] }
  ? V
  : S extends { type: 'integer' }
    ? number
    : string;
type Given<S> = { [K in keyof S]: S[K] extends { default: unknown } ? K : never }[keyof S];

/** A tool's arguments as it gets them: read, and with their defaults. */
export type ArgumentsOf<N extends ToolName> = {
  [K in Required<N> | Given<Schemas<N>>]: K extends keyof Schemas<N> ? Value<Schemas<N>[K]> : never;
} & {
  [K in Exclude<keyof Schemas<N>, Required<N> | Given<Schemas<N>>>]?: Value<Schemas<N>[K]>;
};
