import { nearest } from '../../../model/src/nearest.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';
import { type CurlRequest, curlCommands, readCurl } from './curlCommand.ts';
import type { Problem } from '../../../model/src/problem.ts';
import type { ApiValidator } from '../../../model/src/openapi/ApiValidator.ts';
import { isCompanyHost, site } from '../../../../src/config/site.ts';

/** Checks the address, method, parameters, headers and body of a curl command against the API's description. */
export function checkCurl(sample: Sample, api: ApiValidator): Problem[] {
  return curlCommands(sample.code).flatMap(({ text, line }) => {
    const messages = requestMessages(readCurl(text), api);
    return messages.map((message) => ({ file: sample.file, line: sample.line + line, message }));
  });
}

function requestMessages({ method, url, headers, body }: CurlRequest, api: ApiValidator): string[] {
  if (!url) return ['curl names no address'];
  if (!api.isApiUrl(url))
    return isUnknown(url)
      ? [
          `curl calls ${url.origin}, which doesn't exist. The API is at ${Object.values(site.api).join(' and ')}`,
        ]
      : [];
  const operation = api.find(method, url);
  if (!operation) {
    const near = nearest(`${method} ${url.pathname.replace(/^\/v\d+/, '')}`, api.calls(), 1)[0];
    return [
      `curl calls ${method} ${url.pathname}, and the API has no such operation${near ? `. The nearest is ${near}` : ''}`,
    ];
  }
  const name = `${method} ${operation.path}`;
  const messages: string[] = [];
  for (const parameter of operation.parameters) {
    const isPresent =
      parameter.in === 'query'
        ? url.searchParams.has(parameter.name)
        : parameter.in === 'header'
          ? headers.has(parameter.name.toLowerCase())
          : true;
    if (parameter.required && !isPresent)
      messages.push(`curl calls ${name} without the ${parameter.in} parameter ${parameter.name}`);
  }
  for (const key of url.searchParams.keys()) {
    if (!operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === key)) {
      messages.push(`curl sends the query parameter ${key}, which ${name} does not take`);
    }
  }
  messages.push(...operation.securityProblems(headers).map((text) => `curl calls ${name} ${text}`));
  if (body === undefined) {
    if (operation.bodyRequired) messages.push(`curl calls ${name} without its body`);
  } else if (!operation.validateBody) messages.push(`curl sends a body, which ${name} does not take`);
  else {
    if (headers.get('content-type') !== 'application/json')
      messages.push(`curl calls ${name} without content-type: application/json`);
    messages.push(...bodyMessages(body, operation.validateBody).map((text) => `body of ${name}: ${text}`));
  }
  return messages;
}

/** The origins of the company's addresses. */
const ADDRESSES = [site.url, site.passports, ...[site.links, site.api, site.keys].flatMap(Object.values)].map(
  (address: string) => new URL(address).origin,
);

/** Whether an address looks like one of the company's but isn't. */
const isUnknown = ({ hostname, origin }: URL): boolean =>
  isCompanyHost(hostname) && !ADDRESSES.includes(origin);

function bodyMessages(body: string, validate: (value: unknown) => string[]): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return [`not JSON: ${(error as Error).message}`];
  }
  // Ignores shell variables, whose values only the reader knows.
  return validate(value).filter((text) => !text.includes('$'));
}
