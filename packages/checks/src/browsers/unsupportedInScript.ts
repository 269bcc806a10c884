import { Linter, type Rule } from 'eslint';
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
 * Finds global objects and their properties that are called, constructed or read. Local variables of a bundle have
 * shorter names.
 */
const rule: Rule.RuleModule = {
  create(context) {
    const check = (node: Rule.Node, name: string, statement: ReturnType<typeof globalSupport>) => {
      const missing = statement && !FEATURE_DETECTED.has(name) ? browsersWithout(statement) : [];
      if (missing.length > 0)
        context.report({ node, message: `${name} isn't supported by ${missing.join(', ')}` });
    };
    const checkCallee = (node: Rule.Node, callee: { type: string; name?: string }) => {
      if (callee.name !== undefined) check(node, callee.name, globalSupport(callee.name));
    };
    return {
      CallExpression: (node) => checkCallee(node, node.callee),
      NewExpression: (node) => checkCallee(node, node.callee),
      MemberExpression(node) {
        const { object, property, computed } = node;
        if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return;
        check(node, object.name, globalSupport(object.name));
        check(node, `${object.name}.${property.name}`, memberSupport(object.name, property.name));
      },
    };
  },
};

const linter = new Linter();

/** Reports features of a script that a supported browser lacks, or a syntax error. */
export const unsupportedInScript = (script: string): string[] =>
  linter
    .verify(script, [
      {
        languageOptions: { ecmaVersion: SYNTAX, sourceType: 'module' },
        linterOptions: { noInlineConfig: true },
        plugins: { browsers: { rules: { known: rule } } },
        rules: { 'browsers/known': 'error' },
      },
    ])
    .map(({ message }) => message);
