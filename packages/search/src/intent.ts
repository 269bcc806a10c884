import { chunksOf } from './terms.ts';

/** The intent of a query. */
export type Intent =
  /** A question, which guides answer. */
  | 'question'
  /** A verb and an object. Guides explain how to do it. */
  | 'task'
  /** An identifier. */
  | 'name'
  /** A member of an identifier: `client.auth.signIn`. */
  | 'member'
  /** A path of the API, with its method or as a complete URL. */
  | 'operation'
  /** A code, a status, a message, or console output. */
  | 'error'
  /** One word. */
  | 'words';

/** A method and a path as typed or pasted. */
export interface RequestPath {
  method: string | undefined;
  segments: string[];
}

const QUESTION =
  /^(?:how|what|whats|which|why|where|when|who|whose|can|could|does|do|did|is|are|should|may|must|will|would|has|have)\s+\S+\s+\S|\?$/i;
const METHOD = /\b(get|post|put|patch|delete)\s+["']?(?=\S*\/)/i;
/** Matches a URL, or a path: `/users`, `users/{userId}`, `auth/refresh`. */
const URL_OR_PATH =
  /https?:\/\/[^\s"'`)]+|(?<![^\s"'`(])\/[\w.{<:][^\s"'`)]*|(?<!\S)\S*\/[{:<]\w+[}>]?[^\s"'`)]*|(?<![\w@/.-])[a-z][\w-]*(?:\/[\w{}:-]+)+/;
const HOST = /^https?:\/\/[^/\s]*/;
const VERSION = /^v\d+$/;
const CODE_OF_ERROR = /(?<![\w./@-])[a-z]+\/[a-z]+(?:-[a-z]+)*(?![\w/.])/g;
/** Matches the text that a runtime prints before a message: `Uncaught SdkError: …`, `JwtError [jwt/expired]`. */
const RUNTIME_ERROR = /\b[A-Z]\w*(?:Error|Exception)\b\s*[:([]|\bUncaught\b/;
/** Matches a runtime's error code: `ECONNRESET`. */
const RUNTIME_ERROR_CODE = /\bE[A-Z]{5,}\b/;
/** Matches words of error messages, and statuses. */
const FAILURE_WORDS =
  /\b(?:invalid|failed|failure|denied|incorrect|wrong|insufficient|unsupported|blocked|violates|timeout|must be|too many|exceeds?|could(?:n[’']t| not)|can[’']t|no longer|missing|expired|cannot|unable|forbidden|unauthori[sz]ed|rejected|mismatch|unexpected|errors?|exception|refused|timed out|not (?:found|allowed|supported|enough|active|correct|valid))\b|^(?:http )?[45]\d\d\b/i;
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
  if (RUNTIME_ERROR.test(text) || RUNTIME_ERROR_CODE.test(text)) return 'error';
  const isNamed =
    chunks.some((chunk) => NAME.test(chunk.text)) ||
    CALL_OR_PACKAGE.test(text) ||
    (chunks.length > 1 && PART_OF_SDK.test(text.trim()));
  if (isNamed && chunks.length <= MAX_WORDS_AROUND_NAME) return 'name';
  if (QUESTION.test(text.trim())) return 'question';
  if (FAILURE_WORDS.test(text.trim())) return 'error';
  return chunks.length > 1 || chunks.some(({ parts }) => parts.length > 1) ? 'task' : 'words';
}

/** Returns the error codes in a query. */
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
