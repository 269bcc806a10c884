import { builtinRules } from 'eslint/use-at-your-own-risk';

/** ESLint's `no-restricted-syntax`, which oxlint doesn't have. */
export default {
  meta: { name: 'syntax' },
  rules: { restricted: builtinRules.get('no-restricted-syntax') },
};
