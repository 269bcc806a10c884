import typedoc from '../typedoc.base.json' with { type: 'json' };
import sameBytes from './sameBytes.mjs';

const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** Warnings fail like errors: `oxlint --max-warnings 0`. The category covers bugs, and all other rules are listed. */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'jsdoc'],
  jsPlugins: ['./syntaxRule.mjs', './commentRule.mjs', './jsxRule.mjs'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    'comments/plain': 'error',
    'jsx/known-ids': 'error',
    'jsx/no-bare-text': 'error',
    'jsx/no-number-condition': 'error',
    'syntax/effect-dependencies': 'error',
    'jsdoc/check-tag-names': [
      'error',
      { definedTags: [...typedoc.blockTags, ...typedoc.modifierTags].map((tag) => tag.slice(1)) },
    ],
    // Types state what a generator yields.
    'jsdoc/require-yields': 'off',
    ...errors(
      'no-array-constructor',
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-redeclare',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-useless-constructor',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'react/exhaustive-deps',
      'react/immutability',
      'react/incompatible-library',
      'react/error-boundaries',
      'react/globals',
      'react/preserve-manual-memoization',
      'react/purity',
      'react/refs',
      'react/rules-of-hooks',
      'react/set-state-in-effect',
      'react/set-state-in-render',
      'react/static-components',
      'react/unsupported-syntax',
      'react/use-memo',
      // Marks imports of types, so that bundlers can remove them.
      'typescript/consistent-type-imports',
      'typescript/no-dynamic-delete',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-extraneous-class',
      'typescript/no-invalid-void-type',
      'typescript/no-namespace',
      'typescript/no-non-null-asserted-nullish-coalescing',
      'typescript/no-non-null-assertion',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
      'typescript/prefer-literal-enum-member',
      'typescript/unified-signatures',
    ),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // Clicks outside of interactive elements are handled on the document instead.
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
    ],
    // An element with an implicit role also has its own appearance and behavior.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  },
  overrides: [
    ...sameBytes,
    {
      // The output of a server may be its protocol, and the console of a page belongs to the reader.
      files: ['**/src/**'],
      rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
    },
    {
      // Only the build renders these.
      files: ['**/src/components/{CodeText,Glossary,SequenceDiagram,StarterDownload}/*'],
      rules: { 'jsx/no-bare-text': 'off' },
    },
    // The output of a check is for people.
    { files: ['**/packages/checks/src/**'], rules: { 'no-console': 'off' } },
  ],
};
