import { badArgument } from '../checkTypes.ts';

const SECRET_KEY = /(?:^|[^A-Za-z0-9])sk_(?:sandbox|live)_/;
const DEEPEST = 8;

function holdsSecretKey(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return SECRET_KEY.test(value);
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return false;
  return Object.values(value).some((member) => holdsSecretKey(member, depth + 1));
}

/**
 * Throws if a value from the page contains a secret key, at any depth. A secret key in a page is public, so the
 * developer has to learn of it before the key is sent anywhere. The message contains the location, but never the key.
 *
 * @internal
 */
export function refuseSecretKeys(value: unknown, argument: string): void {
  if (!holdsSecretKey(value, 0)) return;
  throw badArgument(
    argument,
    `The ${argument} contains a secret key. Secret keys belong on a server: revoke this one in the dashboard.`,
  );
}
