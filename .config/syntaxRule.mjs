import { builtinRules } from 'eslint/use-at-your-own-risk';

/** ESLint's rule for what code may not say, which the linter has none of its own for. */
export default {
  meta: { name: 'syntax' },
  rules: { restricted: builtinRules.get('no-restricted-syntax') },
};
