import { joinBlocks } from '../../../model/src/joinBlocks.ts';
import { kebab } from '../../../model/src/openapi/identifiers.ts';
import { isObject, type JsonObject, type OpenApiDocument } from '../../../model/src/openapi/document.ts';
import { apiRoute } from '../../../model/src/routes.ts';
import { limits } from '../limits.ts';
import { referencesIn, type ComponentRecord, type OperationRecord } from './operationRecords.ts';

const json = (value: unknown) => ['```json', compactJson(value), '```'].join('\n');

export const operationPage = ({ name, isWebhook }: OperationRecord): string =>
  `${apiRoute}#${isWebhook ? `on-${kebab(name)}` : kebab(name)}`;

/** Writes an operation or a webhook, with as many of its components as fit. */
export function writeOperation(record: OperationRecord, api: OpenApiDocument): string {
  const { name, address, isWebhook, operation } = record;
  const servers = (operation.servers ?? api.servers ?? []).map(
    ({ url, description }) => `${url}${description ? ` (${description})` : ''}`,
  );
  const { errors, ...shown } = separateErrors(operation, api);
  const head = joinBlocks([
    `# ${name}`,
    isWebhook ? 'Nacre sends this webhook to your endpoint.' : `\`${address}\` under ${servers.join(' or ')}`,
    `Page: ${operationPage(record)}`,
    operation.security === undefined &&
      !isWebhook &&
      api.security !== undefined &&
      `Security, as for every operation: \`${JSON.stringify(api.security)}\``,
    'From the OpenAPI description, with the first example of each kind:',
    json(shown.operation),
    errors.length > 0 && `Errors, as problem details with a \`code\`:\n\n${errors.join('\n')}`,
  ]);
  return withComponents(head, shown.operation, api);
}

/** Writes a component, with the components that it references. */
export function writeComponent({ name, group, value }: ComponentRecord, api: OpenApiDocument): string {
  const page = group === 'schemas' ? ` Page: ${apiRoute}#schema-${kebab(name)}` : '';
  const source = `From \`components.${group}\` of the OpenAPI description.${page}`;
  return withComponents(joinBlocks([`# ${name}`, source, json(value)]), value, api);
}

/** Appends the referenced components, nearest first, until the length limit. */
function withComponents(head: string, value: unknown, api: OpenApiDocument): string {
  const shown: Record<string, JsonObject> = {};
  const omitted: string[] = [];
  let room = limits.operation - head.length;
  for (const { group, name, value: component } of referencesIn(value, api)) {
    const size = compactJson(component).length + name.length + 10;
    if (size <= room) {
      (shown[group] ??= {})[name] = component;
      room -= size;
    } else omitted.push(name);
  }
  return joinBlocks([
    head,
    Object.keys(shown).length > 0 && `Its components:\n\n${json({ components: shown })}`,
    omitted.length > 0 &&
      `Left out for length: ${omitted.map((name) => `\`${name}\``).join(', ')}. Call \`lookup_operation\` with one of these names to get it.`,
  ]);
}

/**
 * Returns an operation without its error responses, which are the same everywhere, and with one example each. Errors
 * are listed separately.
 */
function separateErrors(
  operation: JsonObject,
  api: OpenApiDocument,
): { operation: JsonObject; errors: string[] } {
  const responses = Object.entries(isObject(operation.responses) ? operation.responses : {});
  const isError = ([status]: [string, unknown]) => /^[45]/.test(status);
  const errors = responses.filter(isError).map(([status, response]) => {
    const [first] = referencesIn(response, api);
    const target = isObject(response) && '$ref' in response ? first?.value : response;
    const codes = isObject(target) ? target['x-error-codes'] : undefined;
    const description = isObject(target)
      ? String(target.description ?? '')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
    return `- ${status}: ${Array.isArray(codes) ? codes.map((code) => `\`${String(code)}\``).join(', ') : description}`;
  });
  const withoutErrorResponses = {
    ...operation,
    responses: Object.fromEntries(responses.filter((response) => !isError(response))),
  };
  return { operation: oneExample(withoutErrorResponses) as JsonObject, errors };
}

/** Returns a value with only the first of several examples. */
function oneExample(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(oneExample);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'examples' && isObject(child)
        ? Object.fromEntries(Object.entries(child).slice(0, 1))
        : oneExample(child),
    ]),
  );
}

/** Formats JSON for readers. Values that fit are on one line. */
function compactJson(value: unknown, width = 100, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= width)
    return spaced(line);
  const inner = `${indent} `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + compactJson(item, width, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compactJson(item, width, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return [open, lines.join(',\n'), indent + close].join('\n');
}

/** Adds a space after commas and colons, except inside strings. */
const spaced = (line: string): string =>
  line.replace(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part.startsWith('"') ? part : `${part} `));
