import { Network } from '../networks/Network.ts';
import { type Check, list, object, oneOf, text } from './check.ts';

/* The formats of the OpenAPI description that several bodies have in common. */

export const id = (prefix: string) => text({ pattern: new RegExp(`^${prefix}_[0-9A-Za-z_]+$`) });
export const network = oneOf(...Object.values(Network));
const digits = text({ pattern: /^\d+$/ });
export const amount = digits;
export const positiveAmount = text({ pattern: /^[1-9]\d*$/ });
export const evmAddress = text({ pattern: /^0x[0-9a-fA-F]{40}$/ });
export const stellarAddress = text({ pattern: /^G[A-Z2-7]{55}$/ });
export const stellarReceiver = text({ pattern: /^(G[A-Z2-7]{55}|M[A-Z2-7]{68})$/ });
export const anyReceiver = text({ pattern: /^(0x[0-9a-fA-F]{40}|G[A-Z2-7]{55}|M[A-Z2-7]{68})$/ });
export const tokenId = digits;
export const uri = text({ uri: true });
export const someText = text({ min: 1 });
export const money = object({ amount, currency: text({ pattern: /^[A-Z]{3}$/ }) }, {}, { open: true });
export const locale = text({ pattern: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/ });
export const visibility = oneOf('public', 'owner', 'organization');
export const attributes = list(
  object(
    { key: text({ pattern: /^[a-z][A-Za-z0-9]*$/ }), label: someText, value: text() },
    { unit: someText, visibility },
  ),
);

/** A time according to RFC 3339 in UTC, with an existing date. */
export const time: Check = (value, pointer) => {
  const parts =
    typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)[Tt\s]\d\d:\d\d:\d\d(\.\d+)?Z$/.exec(value) : null;
  const date = parts && new Date(`${(value as string).slice(0, 10)}T${(value as string).slice(11)}`);
  if (date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(parts[1] ?? ' ')) return [];
  return [{ pointer, detail: 'Must be an RFC 3339 time in UTC, ending in Z.' }];
};
