import type { ProblemCase } from './ProblemCase.ts';
import { description } from './validDescription.ts';

const FILE = 'openapi/api.yaml';

const edited = (before: string, after: string) => {
  if (!description.includes(before)) throw new Error(`The valid description does not contain: ${before}`);
  return { [FILE]: description.replace(before, () => after) };
};

/** Mistakes in an API description. */
export const descriptionCases: readonly ProblemCase[] = [
  {
    name: 'a reference to a schema that does not exist',
    check: 'description',
    files: edited("'#/components/schemas/Thing'", "'#/components/schemas/Thnig'"),
    message:
      'openapi/api.yaml:29: $ref #/components/schemas/Thnig has no target in this file. Perhaps #/components/schemas/Thing is meant',
  },
  {
    name: 'two operations with one id',
    check: 'description',
    files: edited('operationId: getThing', 'operationId: listThings'),
    message:
      'openapi/api.yaml:34: operationId listThings is already used on line 17. Use another verb or noun',
  },
  {
    name: 'a key twice in a description',
    check: 'description',
    files: edited('      summary: List things\n', '      summary: List things\n      summary: All things\n'),
    message: 'openapi/api.yaml:20: not valid YAML: Map keys must be unique. Remove one of the two lines',
  },
  {
    name: 'an operation without a summary',
    check: 'description',
    files: edited('      summary: List things\n', ''),
    message:
      'openapi/api.yaml:16: Operation object should contain `summary` field. Add summary: what the call does, in a few words (operation-summary)',
  },
  {
    name: 'an operation that never fails',
    check: 'description',
    files: edited("        '404':\n          description: There is no such thing.\n", ''),
    message:
      'openapi/api.yaml:45: Operation must have at least one `4XX` response. Describe an error response, such as 404 (operation-4xx-response)',
  },
  {
    name: 'an example that does not match its schema',
    check: 'description',
    files: edited('name: Ada', 'name: 7'),
    message:
      'openapi/api.yaml:53: Example value must conform to the schema: `name` property type must be string. Correct the example, or the schema (no-invalid-media-type-examples)',
  },
  {
    name: 'an example with a property that its schema lacks',
    check: 'description',
    files: edited('name: Ada', 'nmae: Ada'),
    message:
      'openapi/api.yaml:53: Example value must conform to the schema: must NOT have unevaluated properties `nmae`. Correct the example, or the schema (no-invalid-media-type-examples)',
  },
  {
    name: 'a limit that does not say how long to wait',
    check: 'description',
    files: edited(
      "'404':\n          description: There is no such thing.",
      "'429':\n          description: Wait.",
    ),
    message:
      'openapi/api.yaml:54: Response object must contain a "Retry-After" header. Add it to the headers of the response (response-contains-header)',
  },
  {
    name: 'a mistyped key of a description',
    check: 'description',
    files: edited('          required: true\n', '          required: true\n          exmaple: a\n'),
    message:
      'openapi/api.yaml:42: Property `exmaple` is not expected here. Perhaps example is meant (struct)',
  },
  {
    name: 'an undefined parameter of a path',
    check: 'description',
    files: edited(/ {6}parameters:[\s\S]*?type: string\n/.exec(description)?.[0] ?? '-', ''),
    message:
      'openapi/api.yaml:33: The operation does not define the path parameter `{id}` expected by path `/things/{id}`. Add it to the parameters, with in: path and required: true (path-parameters-defined)',
  },
];
