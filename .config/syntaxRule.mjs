import { builtinRules } from 'eslint/use-at-your-own-risk';

/** ESLint's `no-restricted-syntax`, for which oxlint has no rule of its own. */
export default {
  meta: { name: 'syntax' },
  rules: { restricted: builtinRules.get('no-restricted-syntax') },
};
