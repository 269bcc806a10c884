import { invalidArgument } from '../checkTypes.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import { SDK_VERSION } from '../version.ts';
import type { ApiRequestOptions } from './Api.ts';
import { fetchOnce } from './fetchOnce.ts';
import { problemError, readRequestId } from './problem.ts';

/**
 * The parts of a request. Each is present only if the operation has it.
 *
 * @internal
 */
export type RequestParts = {
  path?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
};

/** Encodes a path parameter. Returns `undefined` for an invalid one. */
function encodeParameter(value: string): string | undefined {
  // Dots aren't encoded, and URL parsers would resolve them as path segments.
  if (value === '' || value === '.' || value === '..') return undefined;
  try {
    return encodeURIComponent(value);
  } catch {
    // A lone surrogate isn't a character.
    return undefined;
  }
}

/** Inserts the parameters into a path. A value can never add, remove or leave a segment. */
function fillPath(template: string, parameters: Record<string, unknown> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeParameter(String(parameters[name] ?? ''));
    if (encoded !== undefined) return encoded;
    throw invalidArgument(name, "isn't valid");
  });
}

function queryOf(parameters: Record<string, unknown> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const entry of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (entry !== undefined && entry !== null) query.append(name, String(entry));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Parses a body as JSON. Otherwise returns the cause, which is `undefined` unless the connection broke early. */
async function readJson(response: Response): Promise<{ json: unknown } | { cause: unknown }> {
  try {
    return { json: JSON.parse(await response.text()) as unknown };
  } catch (cause) {
    // The JSON parser's error quotes the invalid text.
    return { cause: cause instanceof SyntaxError ? undefined : cause };
  }
}

/**
 * Makes one request over `fetch`, and reports its outcome as an error of the SDK.
 *
 * @param to - the address, the `fetch` to use, the method with the path, and additional headers
 * @param parts - the values for the path, the query and the body
 * @param credentials - headers that identify the caller
 * @param options - cancellation, idempotency key, and a callback for the response
 * @internal
 */
export async function sendRequest(
  to: {
    baseUrl: string;
    fetch?: typeof fetch | undefined;
    route: string;
    headers?: Readonly<Record<string, string>> | undefined;
  },
  parts: RequestParts,
  credentials: Record<string, string>,
  options: Pick<ApiRequestOptions, 'signal' | 'idempotencyKey' | 'onResponse'>,
): Promise<unknown> {
  const [method = '', template = ''] = to.route.split(' ');
  const url = to.baseUrl + fillPath(template, parts.path) + queryOf(parts.query);
  const headers = new Headers({
    ...to.headers,
    Accept: 'application/json, application/problem+json',
    'Nacre-Sdk-Version': `sdk-base/${SDK_VERSION}`,
    ...credentials,
  });
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');

  // Read at each call, so that a page may replace `fetch` after creating the client.
  const response = await fetchOnce(to.fetch ?? globalThis.fetch, url, {
    method,
    headers,
    body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
    signal: options.signal,
  });

  const requestId = response.headers.get('Nacre-Request-Id');
  options.onResponse?.({ status: response.status, requestId: readRequestId(requestId) });
  const body = await readJson(response);
  if (!response.ok) {
    const retryAfter = response.headers.get('Retry-After');
    throw problemError(
      response.status,
      'json' in body ? body.json : undefined,
      { requestId, retryAfter },
      Date.now(),
    );
  }
  if (response.status === 204) return undefined;
  if ('json' in body) return body.json;
  throw new SdkError(SdkErrorType.UnexpectedResponse, {
    cause: body.cause,
    requestId: readRequestId(requestId),
    details: { status: response.status },
  });
}
