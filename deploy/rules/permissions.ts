import features from './permissions.json';

/**
 * Value of `Permissions-Policy`. Copy buttons write to the clipboard. The docs never use the refused features, so that an
 * injected script can't use them either.
 */
export const permissionsPolicy = [
  ...features.own.map((feature) => `${feature}=(self)`),
  ...features.refused.map((feature) => `${feature}=()`),
].join(', ');
