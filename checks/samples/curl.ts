import { nearest } from '../../facts/nearest.ts';
import type { Sample } from '../../facts/samples/extract.ts';
import type { Problem } from '../../facts/problem.ts';
import type { Api } from '../../facts/openapi/requests.ts';

/** Splits a command line into words as a shell does: quotes, escapes, and lines that go on after a backslash. */
export function shellWords(text: string): string[] {
  const words: string[] = [];
  const pattern = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\\n|\\(.)|(\s+)|([^\s'"\\]+)/gs;
  let word = '';
  let open = false;
  for (const [, single, double, escaped, space, plain] of text.matchAll(pattern)) {
    if (space !== undefined) {
      if (open) words.push(word);
      word = '';
      open = false;
      continue;
    }
    const part = single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain;
    if (part === undefined) continue;
    word += part;
    open = true;
  }
  if (open) words.push(word);
  return words;
}

interface Request {
  method: string;
  url: URL | undefined;
  headers: Map<string, string>;
  body?: string;
}

const WITH_VALUE = new Set([
  '-X',
  '--request',
  '-H',
  '--header',
  '-d',
  '--data',
  '--data-raw',
  '--json',
  '-o',
  '--output',
  '-u',
]);

function readCurl(words: string[]): Request {
  const request: Request = { method: '', url: undefined, headers: new Map() };
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const value = WITH_VALUE.has(word) ? (words[(index += 1)] ?? '') : '';
    if (word === '-X' || word === '--request') request.method = value.toUpperCase();
    else if (word === '-H' || word === '--header') {
      const [name = '', ...rest] = value.split(':');
      request.headers.set(name.trim().toLowerCase(), rest.join(':').trim());
    } else if (['-d', '--data', '--data-raw', '--json'].includes(word)) {
      request.body = value;
      if (word === '--json') request.headers.set('content-type', 'application/json');
    } else if (!word.startsWith('-') && URL.canParse(word)) request.url = new URL(word);
  }
  request.method ||= request.body === undefined ? 'GET' : 'POST';
  return request;
}

/** The curl commands of a shell block. */
function curlCommands(code: string): { text: string; line: number }[] {
  const commands: { text: string; line: number }[] = [];
  const lines = code.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    if (!/^\s*(?:\$ )?curl\s/.test(lines[index] ?? '')) continue;
    const start = index;
    let text = (lines[index] ?? '').replace(/^\s*\$ /, '');
    const isOpen = () => text.endsWith('\\') || (text.match(/(?<!\\)'/g)?.length ?? 0) % 2 === 1;
    while (isOpen() && index + 1 < lines.length) text += `\n${lines[(index += 1)]}`;
    commands.push({ text, line: start });
  }
  return commands;
}

/** Checks a curl command against the description of the API: address, method, parameters, headers and body. */
export function checkCurl(sample: Sample, api: Api): Problem[] {
  return curlCommands(sample.code).flatMap(({ text, line }) => {
    const complaints = complaintsOf(readCurl(shellWords(text.trim())), api);
    return complaints.map((message) => ({ file: sample.file, line: sample.line + line, message }));
  });
}

function complaintsOf({ method, url, headers, body }: Request, api: Api): string[] {
  if (!url) return ['curl names no address'];
  if (!api.isOurs(url)) return [];
  const operation = api.find(method, url);
  if (!operation) {
    const near = nearest(`${method} ${url.pathname.replace(/^\/v\d+/, '')}`, api.calls(), 1)[0];
    return [
      `curl calls ${method} ${url.pathname}, and the API has no such operation${near ? `. The nearest is ${near}` : ''}`,
    ];
  }
  const name = `${method} ${operation.path}`;
  const complaints: string[] = [];
  for (const parameter of operation.parameters) {
    const given =
      parameter.in === 'query'
        ? url.searchParams.has(parameter.name)
        : parameter.in === 'header'
          ? headers.has(parameter.name.toLowerCase())
          : true;
    if (parameter.required && !given)
      complaints.push(`curl calls ${name} without the ${parameter.in} parameter ${parameter.name}`);
  }
  for (const key of url.searchParams.keys()) {
    if (!operation.parameters.some((parameter) => parameter.in === 'query' && parameter.name === key)) {
      complaints.push(`curl sends the query parameter ${key}, which ${name} does not take`);
    }
  }
  complaints.push(...operation.securityComplaints(headers).map((text) => `curl calls ${name} ${text}`));
  if (body === undefined) {
    if (operation.bodyRequired) complaints.push(`curl calls ${name} without its body`);
  } else if (!operation.validateBody) complaints.push(`curl sends a body, which ${name} does not take`);
  else {
    if (headers.get('content-type') !== 'application/json')
      complaints.push(`curl calls ${name} without content-type: application/json`);
    complaints.push(
      ...bodyComplaints(body, operation.validateBody).map((text) => `body of ${name}: ${text}`),
    );
  }
  return complaints;
}

function bodyComplaints(body: string, validate: (value: unknown) => string[]): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return [`not JSON: ${(error as Error).message}`];
  }
  // A shell variable stands for a value that only the reader knows.
  return validate(value).filter((text) => !text.includes('$'));
}
