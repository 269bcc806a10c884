import { nearest } from '../../../facts/nearest.ts';
import type { OpenApiDocument } from '../../../facts/openapi/document.ts';
import type { Site } from '../site/Site.ts';
import type { Answer } from './Answer.ts';
import type { ArgumentsOf } from './definitions.ts';
import { operationsOf, referencesOf, type OperationRecord } from './operationRecords.ts';

/** Gives an operation or a webhook, with every component that it refers to. */
export function lookupOperation(
  { api }: Site,
  { operation: given }: ArgumentsOf<'lookup_operation'>,
): Answer {
  const all = operationsOf(api);
  const wanted = given.trim().replace(/\s+/g, ' ').toLowerCase();
  const found =
    all.find(({ name, address }) => name === given.trim() || address === given.trim()) ??
    all.find(({ name, address }) => [name, address].some((text) => text.toLowerCase() === wanted)) ??
    all.find(({ address }) => withoutNames(address) === withoutNames(wanted.replace(/ \/v\d+\//, ' /')));
  if (found) return { said: write(found, api) };
  const like = nearest(
    given,
    all.flatMap(({ name, address }) => [name, address]),
  );
  const onPath = all.filter(({ address }) => address.split(' ')[1]?.toLowerCase() === wanted);
  const hints = onPath.length > 0 ? onPath.map(({ name, address }) => `${name} (${address})`) : like;
  return {
    said: `The API has no operation or webhook ${given.slice(0, 100)}.${
      hints.length > 0 ? ` Near it: ${hints.join(', ')}.` : ''
    }`,
    failed: true,
  };
}

/** `GET /users/{userId}` and `GET /users/usr_1` are the same operation, whatever a parameter is called. */
const withoutNames = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/[a-z]{3,4}_[a-z0-9]+/g, '/{}');

const json = (value: unknown) => ['```json', JSON.stringify(value, null, 1), '```'].join('\n');

function write({ name, address, isWebhook, operation }: OperationRecord, api: OpenApiDocument): string {
  const servers = (operation.servers ?? api.servers ?? []).map(
    ({ url, description }) => `${url}${description ? ` (${description})` : ''}`,
  );
  const components = referencesOf(operation, api);
  return [
    `# ${name}`,
    isWebhook ? `Nacre sends this webhook to your endpoint.` : `\`${address}\` under ${servers.join(' or ')}`,
    ...(operation.security === undefined && !isWebhook && api.security !== undefined
      ? [`Security, as for every operation: \`${JSON.stringify(api.security)}\``]
      : []),
    'From the OpenAPI description:',
    json(operation),
    ...(Object.keys(components).length > 0 ? ['Its components:', json({ components })] : []),
  ].join('\n\n');
}
