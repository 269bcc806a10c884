import type { Sample } from './extract.ts';
import { isCode } from './programs.ts';
import { lineAt, type Problem } from '../problem.ts';

type Source = Pick<Sample, 'code' | 'language'>;

interface Rule {
  name: string;
  /** Returns the index in the code of a violation, or -1. */
  find(code: string, source: Source): number;
  message: string;
}

/** Whether code runs in a browser: it has JSX, or uses the page. */
const isBrowserCode = (code: string, { language }: Source) =>
  /x$/.test(language) ||
  /\b(?:document|window|localStorage|sessionStorage)\.|@nacre\/sdk-react|publishableKey/.test(code);

/** Matches code that reads an environment variable, in JavaScript, Deno and Python. */
const VARIABLE = String.raw`(?:(?:process\.env|import\.meta\.env)(?:\??\.\w+|\[[^\]]+\])|Deno\.env\.get\([^)]*\)|os\.(?:environ\.get|getenv)\([^),]*\))`;
const NOTHING = String.raw`(?:''|""|\x60\x60)`;
const UNCHECKED = String.raw`\s*(?:(?:\?\?|\|\||\bor\b)\s*${NOTHING}|!(?!=)|as\s+string\b(?!\s*\|))`;

/**
 * Matches code that continues if a secret, an audience or an issuer was never set. Some libraries then verify nothing.
 */
const failsOpen = new RegExp(
  [
    VARIABLE + UNCHECKED,
    String.raw`\bString\(\s*${VARIABLE}`,
    String.raw`os\.(?:environ\.get|getenv)\([^),]*,\s*${NOTHING}`,
    String.raw`\{[^}]*=\s*${NOTHING}[^}]*\}\s*=\s*(?:process|import\.meta)\.env`,
    String.raw`\b(?:secret|secretKey|audience|issuer)\s*:\s*[\w.]+${UNCHECKED}`,
  ].join('|'),
);

/** Patterns that readers must never copy. Each rule has a fixture that violates it. */
export const rules: Rule[] = [
  {
    name: 'secret-key-in-browser',
    find: (code, sample) =>
      isBrowserCode(code, sample) ? code.search(/\bsk_(?:live|sandbox)_|SECRET_KEY/) : -1,
    message: 'has a secret key in code for the browser: keep secret keys on a server',
  },
  {
    name: 'unverified-jwt',
    find: (code) =>
      /\bjwtVerify\s*\(|createRemoteJWKSet/.test(code)
        ? unverifiedOptions(code)
        : code.search(/\bdecodeJwt\s*\(|atob\s*\([^)]*split\s*\(\s*['"]\.['"]|jwt\.decode\s*\(/),
    message: 'uses a token without verifying its signature, issuer and audience',
  },
  {
    name: 'webhook-body-before-signature',
    find: (code) => {
      if (!/webhook|Nacre-Signature/i.test(code)) return -1;
      const read = code.search(/JSON\.parse\s*\(|\.json\s*\(\s*\)|json\.loads\s*\(/);
      const verified = code.search(/\bverifyWebhook\s*\(|compare_digest\s*\(|timingSafeEqual\s*\(/);
      return read >= 0 && (verified < 0 || read < verified) && /signature/i.test(code) ? read : -1;
    },
    message: 'reads the body of a webhook before it checks the signature',
  },
  {
    name: 'comparison-that-leaks',
    find: (code) =>
      /hmac/i.test(code)
        ? code.search(
            /\b(?:expected|digest|signature|mac)\b\s*(?:[!=]=|[!=]==)\s*\w*(?:signature|digest|expected|mac)\b/i,
          )
        : -1,
    message:
      'compares a signature with ==, whose duration reveals how much of it is correct: compare in constant time',
  },
  {
    name: 'parser-before-webhook',
    find: (code) => {
      const parser = code.search(/\.use\(\s*(?:express|bodyParser)\.json\(/);
      return parser >= 0 && code.slice(parser).search(/createNodeWebhookHandler\(/) > 0 ? parser : -1;
    },
    message:
      'parses the body before the webhook handler reads the raw body: add the route of the webhook before the parser',
  },
  {
    name: 'token-in-web-storage',
    find: (code) =>
      code.search(
        /(?:localStorage|sessionStorage)(?:\.setItem\s*\([^)]*|\[[^\]]*|\.)(?:token|session|refresh)/i,
      ),
    message: 'stores a token in web storage, where every script on the page can read it',
  },
  {
    name: 'any-target-origin',
    find: (code) => code.search(/\.postMessage\s*\((?:[^()]|\([^()]*\))*,\s*['"]\*['"]/),
    message: 'posts a message to any origin: name the origin that may read it',
  },
  {
    name: 'throws-on-success',
    find: (code) => code.search(/\bif \(\w+\.ok\)\s*\{?\s*throw\b/),
    message: 'throws if the server answered well: write ! before the condition',
  },
  {
    name: 'fails-open',
    find: (code) => code.search(failsOpen),
    message:
      'continues if the variable is not set: throw an error instead, such as "Set NACRE_APPLICATION_ID."',
  },
];

/** Returns the index of a verification whose options lack the issuer, audience or algorithms, or -1. */
function unverifiedOptions(code: string): number {
  const [call, options = ''] =
    /\bjwtVerify\s*\([^,()]+,[^,()]+(?:,\s*(\w+|\{[^}]*\}))?\s*,?\s*\)/.exec(code) ?? [];
  if (call === undefined) return code.search(/\bjwtVerify\s*\(/);
  const literal = options.startsWith('{')
    ? options
    : (new RegExp(String.raw`\b${options || '-'}\s*(?::[^=]+)?=\s*(\{[^}]*\})`).exec(code)?.[1] ?? '');
  const isChecked = ['issuer', 'audience', 'algorithms'].every((option) =>
    new RegExp(String.raw`[{,]\s*${option}\s*[:,}]`).test(literal),
  );
  return isChecked ? -1 : code.indexOf(call);
}

/** Finds violations of the rules, with their lines in the code, starting at 1. */
export const securityProblems = (source: Source): { line: number; message: string }[] =>
  rules.flatMap(({ find, message }) => {
    const index = find(source.code, source);
    return index < 0 ? [] : [{ line: lineAt(source.code, index), message }];
  });

/** Checks a block against every rule. */
export function checkSecurity(sample: Sample): Problem[] {
  if (!isCode(sample) && sample.language !== 'python') return [];
  return securityProblems(sample).map(({ line, message }) => ({
    file: sample.file,
    line: sample.line + line - 1,
    message,
  }));
}
