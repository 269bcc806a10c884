const all = (state, ...names) => Object.fromEntries(names.map((name) => [name, state]));

/** Names that Vue and Svelte define. */
const frameworkNames = [
  ...[
    '$attrs',
    '$bindable',
    '$derived',
    '$effect',
    '$emit',
    '$event',
    '$inspect',
    '$props',
    '$slots',
    '$state',
  ],
  ...['defineEmits', 'defineExpose', 'defineModel', 'defineOptions', 'defineProps', 'withDefaults'],
];

/** Rules for the code blocks of pages, which are parts of programs. */
export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    ...all(
      'error',
      'array-callback-return',
      'default-case-last',
      'eqeqeq',
      'no-constructor-return',
      'no-duplicate-imports',
      'no-fallthrough',
      'no-self-compare',
      'no-sequences',
      'no-template-curly-in-string',
      'no-useless-return',
      'no-var',
      'react/exhaustive-deps',
      'react/rules-of-hooks',
    ),
    // The compiler reports unused imports. A sample may declare what it doesn't use, to name it for its readers.
    ...all('off', 'no-unused-vars', 'react/react-in-jsx-scope', 'react/set-state-in-effect'),
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      // Whole files that no compiler reads.
      files: ['**/*.whole.*'],
      env: { browser: true, node: true },
      globals: all('readonly', ...frameworkNames),
      // A template of Vue sets a ref by its name.
      rules: { ...all('error', 'no-undef', 'no-unused-vars'), 'no-const-assign': 'off' },
    },
  ],
};
