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

export default {
  // The starter is a separate app, without this site's tokens.
  ignoreFiles: ['../packages/downloads/src/starterApp/files/**'],
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-named': ['never', { message: `no color by its name: ${HOME}` }],
    'color-no-hex': [true, { message: `no color by its number: ${HOME}` }],
    'comment-word-disallowed-list': [
      wordings.map(([wording]) => wording),
      { message: (wording) => wordings.find(([each]) => String(each) === String(wording))?.[1] },
    ],
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-no-important': true,
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
    'declaration-property-value-no-unknown': true,
    'function-disallowed-list': [
      ['/^rgb/', '/^hsl/', '/^hwb$/', '/^ok(lab|lch)$/', '/^(lab|lch|color)$/'],
      { message: `no color function: ${HOME}` },
    ],
    'media-feature-name-no-unknown': true,
    'media-query-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-disallowed-list': [
      physical,
      { message: (property) => `${property} ignores the writing direction: use the logical property` },
    ],
    'property-no-unknown': true,
    'unit-no-unknown': true,
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
