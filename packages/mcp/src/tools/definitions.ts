import { sdkEntries } from '../../../model/src/packages.ts';
import { limits } from '../limits.ts';

/** An argument of a tool, in the subset of JSON Schema that the tools need. */
export interface ArgumentSchema {
  readonly type: 'string' | 'integer' | 'object';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number;
  /** For an object: the maximum number of named texts, and the maximum length of each. */
  readonly maxProperties?: number;
  readonly additionalProperties?: { readonly type: 'string'; readonly maxLength: number };
}

export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, ArgumentSchema>>;
  readonly required: readonly string[];
}

const cursorSchema = {
  type: 'string',
  description: 'The `cursor` from the previous result, to continue there. Leave it out to start.',
  minLength: 1,
  maxLength: limits.cursor,
} as const satisfies ArgumentSchema;

const nameSchema = { type: 'string', minLength: 1, maxLength: limits.name } as const;

/**
 * Every tool of the server. The table on the site is generated from this list, so it imports nothing that needs Node.
 */
export const toolDefinitions = [
  {
    name: 'search_docs',
    title: 'Search the docs',
    description:
      "Searches guides, references and the API description, with the same index as the site's own search. Returns titles, paths and excerpts.",
    arguments: {
      query: {
        type: 'string',
        description: 'Words to search for: a task, a symbol or an error code.',
        minLength: 1,
        maxLength: limits.query,
      },
      limit: {
        type: 'integer',
        description: 'The maximum number of results to return.',
        minimum: 1,
        maximum: 25,
        default: 8,
      },
      cursor: cursorSchema,
    },
    required: ['query'],
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description: 'Returns a page of the docs, or one section of it, as Markdown.',
    arguments: {
      page: {
        ...nameSchema,
        description:
          'The path of the page, such as `/products/nacre-auth`. Add an anchor to get one section: `/products/nacre-auth#choose-a-way-to-sign-in`.',
      },
      cursor: cursorSchema,
    },
    required: ['page'],
  },
  {
    name: 'lookup_symbol',
    title: 'Look up a symbol',
    description:
      'Returns the reference entry of an exported symbol or a member: its TypeScript signature, parameters, errors, members and an example.',
    arguments: {
      symbol: {
        ...nameSchema,
        description:
          'The name of an export, such as `Client`, or of a member, as its type has it (`Account.transfer`) or as code writes it (`client.auth.signIn`).',
      },
      package: {
        type: 'string',
        description:
          'The package or the entry to look in. By default, all are searched, and the base SDK first.',
        enum: sdkEntries.map(({ specifier }) => specifier),
      },
      cursor: cursorSchema,
    },
    required: ['symbol'],
  },
  {
    name: 'lookup_operation',
    title: 'Look up an operation',
    description:
      'Returns an operation or a webhook of the backend API from its OpenAPI description, with the schemas that it uses, or a schema by its name.',
    arguments: {
      operation: {
        ...nameSchema,
        description:
          'An `operationId` such as `createOrder`, a method and path or URL such as `POST /orders`, a webhook such as `order.paid`, or a schema such as `Money`.',
      },
      cursor: cursorSchema,
    },
    required: ['operation'],
  },
  {
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'Explains an error of the SDKs or the API: what it means, its usual cause, what to do, and whether to retry.',
    arguments: {
      error: {
        type: 'string',
        description: 'A code such as `sdk/not-authenticated`, or the whole error as it was printed.',
        minLength: 1,
        maxLength: limits.error,
      },
      cursor: cursorSchema,
    },
    required: ['error'],
  },
  {
    name: 'check_sample',
    title: 'Check a sample',
    description:
      'Compiles a program in memory against the type declarations of both SDKs, and returns what was not checked and the errors with line and column. It never runs the program.',
    arguments: {
      code: {
        type: 'string',
        description: 'The whole file, with its imports.',
        minLength: 1,
        maxLength: limits.sample,
      },
      files: {
        type: 'object',
        description:
          'Other files of the project that the program imports, by their path from it: `{"./client.ts": "import …"}`. Imports of files that are missing here are not checked.',
        maxProperties: limits.sampleFiles,
        additionalProperties: { type: 'string', maxLength: limits.sample },
      },
      language: {
        type: 'string',
        description:
          'The language of the file: TypeScript or JavaScript, with JSX (`tsx`, `jsx`) or without.',
        enum: ['ts', 'tsx', 'js', 'jsx'],
        default: 'ts',
      },
      cursor: cursorSchema,
    },
    required: ['code'],
  },
] as const satisfies readonly ToolDefinition[];

export type ToolName = (typeof toolDefinitions)[number]['name'];

type Named<N extends ToolName> = Extract<(typeof toolDefinitions)[number], { name: N }>;
type Schemas<N extends ToolName> = Named<N>['arguments'];
type Required<N extends ToolName> = Named<N>['required'][number];
type Value<S> = S extends { enum: readonly (infer V)[] }
  ? V
  : S extends { type: 'integer' }
    ? number
    : S extends { type: 'object' }
      ? Record<string, string>
      : string;
type WithDefault<S> = { [K in keyof S]: S[K] extends { default: unknown } ? K : never }[keyof S];

/** A tool's arguments after parsing, including defaults. */
export type ArgumentsOf<N extends ToolName> = {
  [K in Required<N> | WithDefault<Schemas<N>>]: K extends keyof Schemas<N> ? Value<Schemas<N>[K]> : never;
} & {
  [K in Exclude<keyof Schemas<N>, Required<N> | WithDefault<Schemas<N>>>]?: Value<Schemas<N>[K]>;
};
