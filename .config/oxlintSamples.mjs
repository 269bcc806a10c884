const all = (state, ...names) => Object.fromEntries(names.map((name) => [name, state]));

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
      'prefer-const',
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
      globals: all('readonly', '$derived', '$effect', '$props', '$state', 'defineEmits', 'defineProps'),
      // A template may set a variable.
      rules: { ...all('error', 'no-undef', 'no-unused-vars'), 'prefer-const': 'off' },
    },
  ],
};
