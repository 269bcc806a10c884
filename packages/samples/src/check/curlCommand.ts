import { site } from '../../../../src/config/site.ts';

/** The address of the sandbox server when a reader starts it. */
const SERVED = 'http://127.0.0.1:4010';
const HOSTED = new URL(site.api.sandbox).origin;

/** Matches the addresses of the API in samples. The port of another server may start with the same digits. */
const ADDRESSES = new RegExp(
  `(?:${[HOSTED, SERVED].map((address) => address.replaceAll('.', '\\.')).join('|')})(?!\\d)`,
  'g',
);

/** Whether a text contains an address of the API, and so needs a server that responds. */
export const callsApi = (text: string): boolean => text.search(ADDRESSES) >= 0;

/**
 * Replaces the addresses of the API in a text. Must be a single pass, since a local address may start like the
 * sandbox's.
 */
export const withAddress = (text: string, address: string): string => text.replace(ADDRESSES, () => address);

const SHELL = new Set(['bash', 'sh', 'shell']);

/** Whether a block is for a terminal. */
export const isShell = ({ language }: { language: string }): boolean => SHELL.has(language);

/** Splits a command line into words as a shell does, with quotes, escapes, and lines continued by a backslash. */
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

export interface CurlRequest {
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

/**
 * Parses a command. A call to the sandbox on a reader's machine counts as a call to the hosted one, since the API is
 * the same.
 */
export function readCurl(command: string): CurlRequest {
  const words = shellWords(withAddress(command.trim(), HOSTED));
  const request: CurlRequest = { method: '', url: undefined, headers: new Map() };
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

export function curlCommands(code: string): { text: string; line: number }[] {
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
