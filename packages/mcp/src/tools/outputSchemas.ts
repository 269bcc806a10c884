import type { ToolName } from './definitions.ts';

const text = (description: string) => ({ type: 'string', description });
const flag = (description: string) => ({ type: 'boolean', description });
const list = (items: object, description: string) => ({ type: 'array', items, description });
const object = (properties: Record<string, object>, required: string[]) =>
  ({ type: 'object', properties, required }) as const;

const nextCursor = text('Call again with this `cursor` for more.');
const page = text('For `read_page`.');

/** Returns the schema of a text result with structured data. */
const textResult = (properties: Record<string, object>, required: string[]) =>
  object({ ...properties, text: text('The answer, in Markdown.'), nextCursor }, [...required, 'text']);

const result = object(
  {
    title: text('Page and section.'),
    page,
    kind: { type: 'string', enum: ['guide', 'sdk-base', 'sdk-react', 'api', 'error'] },
    excerpt: { type: 'string' },
    alsoAt: text('The same symbol in the other package.'),
  },
  ['title', 'page', 'kind', 'excerpt'],
);

const errorSchema = object(
  {
    code: { type: 'string' },
    retryable: flag('Whether the same call may succeed later.'),
    statuses: list({ type: 'integer' }, 'HTTP statuses.'),
    page,
  },
  ['code', 'retryable', 'statuses', 'page'],
);

const warning = object(
  {
    file: text('Its path, as it was given; missing for the program itself.'),
    line: { type: 'integer' },
    message: { type: 'string' },
  },
  ['line', 'message'],
);

const problem = object(
  {
    ...warning.properties,
    column: { type: 'integer' },
    code: text('The number of the error, such as `TS2345`.'),
  },
  [...warning.required, 'column', 'code'],
);

/** Schemas of each tool's structured content. */
export const outputSchemas: Readonly<Record<ToolName, ReturnType<typeof object>>> = {
  search_docs: object(
    {
      results: list(result, 'The best first.'),
      near: list({ type: 'string' }, 'Words to try if nothing was found.'),
      nextCursor,
    },
    ['results'],
  ),
  read_page: textResult({ page, title: text('Of the page.') }, ['page', 'title']),
  lookup_symbol: textResult(
    {
      symbols: list(
        object({ name: { type: 'string' }, package: { type: 'string' }, page }, ['name', 'package', 'page']),
        'What the text is about.',
      ),
    },
    ['symbols'],
  ),
  lookup_operation: textResult({ name: text('An operation, a webhook or a component.'), page }, ['name']),
  explain_error: textResult({ errors: list(errorSchema, 'Those that the text explains.') }, ['errors']),
  check_sample: textResult(
    {
      compiles: flag('Whether the checked code has no errors.'),
      unchecked: list({ type: 'string' }, 'Modules and lines that were not checked.'),
      problems: list(problem, 'The first errors.'),
      warnings: list(warning, 'Security problems, and code that hides errors from the compiler.'),
    },
    ['compiles', 'unchecked', 'problems', 'warnings'],
  ),
};
