import { transform } from 'lightningcss';
import stylelint from 'stylelint';
import { wordings } from './commentRule.mjs';

/** Enforces one design system: colors, font sizes, weights and radii are tokens of `src/css/tokens.css`. */

const token = (name) => `/^var\\(--role-${name}[\\w-]*\\)$/`;
const HOME = 'name a token of src/css/tokens.css, or add it there';

/** Physical properties, which ignore the writing direction. Logical properties replace them. */
const physical = [
  '/^(margin|padding|border)-(top|right|bottom|left)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^(top|right|bottom|left)$/',
  '/^(min-|max-)?(width|height)$/',
];

/** The rules of stylelint-config-recommended, except no-descending-specificity, and others without options. */
const plain = `
  annotation-no-unknown at-rule-descriptor-no-unknown at-rule-descriptor-value-no-unknown
  at-rule-no-deprecated at-rule-no-unknown at-rule-prelude-no-invalid block-no-empty color-no-invalid-hex comment-no-empty
  custom-property-no-missing-var-function declaration-block-no-duplicate-custom-properties
  declaration-block-no-duplicate-properties declaration-block-no-shorthand-property-overrides
  declaration-no-important declaration-property-value-keyword-no-deprecated declaration-property-value-no-unknown
  font-family-no-duplicate-names font-family-no-missing-generic-family-keyword function-calc-no-unspaced-operator
  function-linear-gradient-no-nonstandard-direction function-no-unknown keyframe-block-no-duplicate-selectors
  keyframe-declaration-no-important media-feature-name-no-unknown media-feature-name-value-no-unknown
  media-query-no-invalid media-type-no-deprecated named-grid-areas-no-invalid
  nesting-selector-no-missing-scoping-root no-duplicate-at-import-rules no-duplicate-selectors no-empty-source
  no-invalid-double-slash-comments no-invalid-position-at-import-rule no-invalid-position-declaration
  no-irregular-whitespace no-unknown-animations property-no-deprecated property-no-unknown
  selector-anb-no-unmatchable selector-pseudo-element-no-unknown selector-type-no-unknown string-no-newline
  syntax-string-no-invalid site/no-unreadable unit-no-unknown
`;

/** Reports what the build's parser of styles can't read, such as a list of selectors that ends in a comma. */
const ruleName = 'site/no-unreadable';
const unreadable = stylelint.createPlugin(ruleName, () => (root, result) => {
  const { css, file: filename } = root.source.input;
  const { warnings } = transform({ filename, code: Buffer.from(css), cssModules: true, errorRecovery: true });
  for (const { loc, message } of warnings) {
    const start = { line: loc.line, column: loc.column };
    stylelint.utils.report({ ruleName, result, node: root, start, end: start, message });
  }
});

export default {
  // The starter is a separate app, without this site's tokens.
  ignoreFiles: ['../packages/downloads/src/starterApp/files/**'],
  plugins: [unreadable],
  languageOptions: {
    syntax: { atRules: { 'position-try': { descriptors: { 'position-area': '<any-value>' } } } },
  },
  rules: {
    ...Object.fromEntries(plain.match(/\S+/g).map((rule) => [rule, true])),
    'color-named': ['never', { message: `no color by its name: ${HOME}` }],
    'color-no-hex': [true, { message: `no color by its number: ${HOME}` }],
    'comment-word-disallowed-list': [
      wordings.map(([wording]) => wording),
      { message: (wording) => wordings.find(([each]) => String(each) === String(wording))?.[1] },
    ],
    'declaration-property-value-allowed-list': [
      {
        // In em for text that is a little smaller than the text around it.
        'font-size': [token('type-'), '/^[\\d.]+em$/', 'inherit'],
        'font-weight': [token('weight-'), 'inherit', 'normal'],
        '/^border-.*radius$/': [
          `/^(var\\(--role-radius[\\w-]*\\)|0|inherit|50%)( (var\\(--role-radius[\\w-]*\\)|0))*$/`,
        ],
      },
      { message: (property, value) => `${property}: ${value} is not a token: ${HOME}` },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^--/': ['/--[\\w-]+:/'] },
      {
        message: (property) =>
          `${property}: a line of the value is a declaration. End the line before it with ";"`,
      },
    ],
    'function-disallowed-list': [
      ['/^rgb/', '/^hsl/', '/^hwb$/', '/^ok(lab|lch)$/', '/^(lab|lch|color)$/'],
      { message: `no color function: ${HOME}` },
    ],
    'property-disallowed-list': [
      physical,
      { message: (property) => `${property} ignores the writing direction: use the logical property` },
    ],
  },
  overrides: [
    {
      files: ['../src/css/tokens.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'declaration-property-value-allowed-list': null,
        'function-disallowed-list': null,
      },
    },
    // Fonts declare a range of weights, and print uses points.
    {
      files: ['../src/css/{fonts,print}.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
    {
      // Text in a drawing is sized in the drawing's own units, and scales with it.
      files: ['../src/components/{PlaceMap,ScreenDrawing,SequenceDiagram}/*.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};
