import { chunksOf } from './terms.ts';

/** What somebody who types a query is after. */
export type Intent =
  /** A sentence that asks: guides answer. */
  | 'question'
  /** A verb and a thing: guides say how. */
  | 'task'
  /** An identifier. */
  | 'name'
  /** An identifier of another: `client.auth.signIn`. */
  | 'member'
  /** A path of the API, with its method or as a whole URL. */
  | 'operation'
  /** A code, a status, a message, or what a console printed. */
  | 'error'
  /** One word. */
  | 'words';

/** A method and a path as somebody typed or pasted them. */
export interface AskedPath {
  method: string | undefined;
  segments: string[];
}

const QUESTION =
  /^(?:how|what|whats|which|why|where|when|who|whose|can|could|does|do|did|is|are|should|may|must|will|would|has|have)\s+\S+\s+\S|\?$/i;
const METHOD = /\b(get|post|put|patch|delete)\s+["']?(?=\S*\/)/i;
/** A URL, or a path: one that begins with a slash, or has a parameter in it. */
const URL_OR_PATH =
  /https?:\/\/[^\s"'`)]+|(?<![^\s"'`(])\/[\w.{<:][^\s"'`)]*|(?<!\S)\S*\/[{:<]\w+[}>]?[^\s"'`)]*/;
const HOST = /^https?:\/\/[^/\s]*/;
const VERSION = /^v\d+$/;
const CODE_OF_ERROR = /(?<![\w./@-])[a-z]+\/[a-z]+(?:-[a-z]+)*(?![\w/.])/g;
/** What a runtime prints before a message: `Uncaught SdkError: …`, `JwtError [jwt/expired]`. */
const PRINTED = /\b[A-Z]\w*(?:Error|Exception)\b\s*[:([]|\bUncaught\b/;
/** A code of a runtime: `ECONNRESET`. */
const PRINTED_CODE = /\bE[A-Z]{5,}\b/;
/** What messages say, and statuses. */
const FAILED =
  /\b(?:invalid|failed|failure|denied|incorrect|wrong|insufficient|unsupported|blocked|violates|timeout|must be|too many|exceeds?|could(?:n[’']t| not)|can[’']t|no longer|missing|expired|cannot|unable|forbidden|unauthori[sz]ed|rejected|mismatch|unexpected|errors?|exception|refused|timed out|not (?:found|allowed|supported|enough|active|correct|valid))\b|^(?:http )?[45]\d\d\b/i;
/** Ends of dotted words that are no members: files and hosts. */
const FILE = /\.(?:js|mjs|cjs|ts|tsx|jsx|json|md|txt|ya?ml|com|org|io|dev|example|eth|env|html?|css|sh)\b/i;
const MEMBER = /(?<![\w/@])[A-Za-z_$][\w$]*(?:\([^)]*\))?(?:\??\.[A-Za-z_$][\w$]*)+/;
/** Capitals inside, underscores, a path. */
const NAME = /\p{Ll}\p{Lu}|\w_\w|[{}]|\w[./:]\w/u;
const CALL_OR_PACKAGE = /\w\(|(?:^|\s)@\w/;
/** A name among so few words is what is looked for; in a longer query it is what the question is about. */
const MOST_AROUND_NAME = 3;

/** What is asked, as far as the words alone say. */
export function intentOf(text: string): Intent {
  const chunks = [...chunksOf(text)];
  if (PRINTED.test(text) || PRINTED_CODE.test(text)) return 'error';
  const isNamed = chunks.some((chunk) => NAME.test(chunk.text)) || CALL_OR_PACKAGE.test(text);
  if (isNamed && chunks.length <= MOST_AROUND_NAME) return 'name';
  if (QUESTION.test(text.trim())) return 'question';
  if (FAILED.test(text.trim())) return 'error';
  return chunks.length > 1 || chunks.some(({ parts }) => parts.length > 1) ? 'task' : 'words';
}

/** The codes of errors that a query may hold. */
export const codesIn = (text: string): string[] => text.match(CODE_OF_ERROR) ?? [];

/** The path in a query: without host, version and what comes after `?`. */
export function pathIn(text: string): AskedPath | undefined {
  const match = URL_OR_PATH.exec(text)?.[0];
  if (match === undefined) return undefined;
  const [path = ''] = match.replace(HOST, '').split(/[?#]/);
  const segments = path.split('/').filter((segment) => segment !== '' && !VERSION.test(segment));
  if (segments.length === 0) return undefined;
  return { method: METHOD.exec(text)?.[1]?.toUpperCase(), segments };
}

/** A dotted name in a query, in its parts: `client`, `auth`, `signIn`. */
export function memberIn(text: string): string[] | undefined {
  const match = MEMBER.exec(text)?.[0];
  if (match === undefined || FILE.test(match)) return undefined;
  return match.replace(/\([^)]*\)/g, '').split(/\??\./);
}
