import { chunksOf } from './terms.ts';

/** The intent of a query. */
export type Intent =
  /** An identifier. */
  | 'name'
  /** A member of an identifier: `client.auth.signIn`. */
  | 'member'
  /** A path of the API, with its method or as a complete URL. */
  | 'operation'
  /** The code of an error. */
  | 'error'
  /** Anything else: a question, a task, a message. */
  | 'words';

/** A method and a path as typed or pasted. */
export interface RequestPath {
  method: string | undefined;
  segments: string[];
}

const METHOD = /\b(get|post|put|patch|delete)\s+["']?(?=\S*\/)/i;
/** Matches a URL, or a path: `/users`, `users/{userId}`, `auth/refresh`. */
const URL_OR_PATH =
  /https?:\/\/[^\s"'`)]+|(?<![^\s"'`(])\/[\w.{<:][^\s"'`)]*|(?<!\S)\S*\/[{:<]\w+[}>]?[^\s"'`)]*|(?<![\w@/.-])[a-z][\w-]*(?:\/[\w{}:-]+)+/;
const HOST = /^https?:\/\/[^/\s]*/;
const VERSION = /^v\d+$/;
const CODE_OF_ERROR = /(?<![\w./@-])[a-z]+\/[a-z]+(?:-[a-z]+)*(?![\w/.])/g;
/** Matches endings of dotted words that aren't members: files and hosts. */
const FILE = /\.(?:js|mjs|cjs|ts|tsx|jsx|json|md|txt|ya?ml|com|org|io|dev|example|eth|env|html?|css|sh)\b/i;
const MEMBER = /(?<![\w/@])[A-Za-z_$][\w$]*(?:\([^)]*\))?(?:\??\.[A-Za-z_$][\w$]*)+/;
/** Matches words for parts of an SDK. */
const PART_OF_SDK = /\b(?:sdk|type|hook|props|enum|interface|class|method)$/i;
/** Matches inner capitals, underscores, braces and paths. */
const NAME = /\p{Ll}\p{Lu}|\w_\w|[{}]|\w[./:]\w/u;
const CALL_OR_PACKAGE = /\w\(|(?:^|\s)@\w/;
/**
 * Maximum number of words in a query that searches for a name. In a longer query, the name is the subject of a
 * question.
 */
const MAX_WORDS_AROUND_NAME = 3;

/** Returns the intent of a query, as far as the words alone show it. */
export function intentOf(text: string): Intent {
  const chunks = [...chunksOf(text)];
  const isNamed =
    chunks.some((chunk) => NAME.test(chunk.text)) ||
    CALL_OR_PACKAGE.test(text) ||
    (chunks.length > 1 && PART_OF_SDK.test(text.trim()));
  return isNamed && chunks.length <= MAX_WORDS_AROUND_NAME ? 'name' : 'words';
}

export const codesIn = (text: string): string[] => text.match(CODE_OF_ERROR) ?? [];

/** Returns the path in a query, without the host, the version and the query string. */
export function pathIn(text: string): RequestPath | undefined {
  const match = URL_OR_PATH.exec(text)?.[0];
  if (match === undefined) return undefined;
  const [path = ''] = match.replace(HOST, '').split(/[?#]/);
  const segments = path.split('/').filter((segment) => segment !== '' && !VERSION.test(segment));
  if (segments.length === 0) return undefined;
  return { method: METHOD.exec(text)?.[1]?.toUpperCase(), segments };
}

/** Returns the parts of a dotted name in a query: `client`, `auth`, `signIn`. */
export function memberIn(text: string): string[] | undefined {
  const match = MEMBER.exec(text)?.[0];
  if (match === undefined || FILE.test(match)) return undefined;
  return match.replace(/\([^)]*\)/g, '').split(/\??\./);
}
