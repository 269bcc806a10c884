import { parse, type Expression, type MemberExpression, type Super } from 'acorn';
import { simple } from 'acorn-walk';
import { api, javascript, browsersWithout, compatStatement } from './browserSupport.ts';

/** Features that scripts detect before use, and features that tslib contains for other projects. */
const FEATURE_DETECTED = new Set([
  'ClipboardItem',
  'Symbol.asyncDispose',
  'Symbol.dispose',
  'Uint8Array.fromHex',
  'navigation',
  'navigator.connection',
  'trustedTypes',
  'window.navigation',
]);

/** The newest ECMAScript version that all supported browsers parse. */
const SYNTAX = 2023;

/** Global objects that exist once per page, with their interfaces. */
const interfaces: Readonly<Record<string, string>> = {
  document: 'Document',
  history: 'History',
  navigator: 'Navigator',
  window: 'Window',
};

const globalSupport = (name: string) =>
  compatStatement(javascript, 'builtins', name) ??
  compatStatement(api, name) ??
  compatStatement(api, 'Window', name);

const memberSupport = (object: string, name: string) =>
  compatStatement(javascript, 'builtins', object, name) ??
  compatStatement(api, object, `${name}_static`) ??
  compatStatement(api, interfaces[object] ?? '', name);

/**
 * Reports features of a script that a supported browser lacks, or a syntax error. Features are global objects and their
 * properties that are called, constructed or read. Local variables of a bundle have shorter names.
 */
export function unsupportedInScript(script: string): string[] {
  const problems: string[] = [];
  const check = (name: string, statement: ReturnType<typeof globalSupport>) => {
    const missing = statement && !FEATURE_DETECTED.has(name) ? browsersWithout(statement) : [];
    if (missing.length > 0) problems.push(`${name} isn't supported by ${missing.join(', ')}`);
  };
  const checkCallee = ({ callee }: { callee: Expression | Super }) => {
    if (callee.type === 'Identifier') check(callee.name, globalSupport(callee.name));
  };
  const checkMember = ({ object, property, computed }: MemberExpression) => {
    if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
    check(object.name, globalSupport(object.name));
    check(`${object.name}.${property.name}`, memberSupport(object.name, property.name));
  };
  try {
    const program = parse(script, { ecmaVersion: SYNTAX, sourceType: 'module' });
    simple(program, {
      CallExpression: checkCallee,
      NewExpression: checkCallee,
      MemberExpression: checkMember,
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    problems.push(`${error.message} in ECMAScript ${SYNTAX}`);
  }
  return problems;
}
