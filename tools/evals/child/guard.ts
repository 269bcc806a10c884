/** Shuts the network for this process, and notes who knocked. The disk is shut by Node's own permissions. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { syncBuiltinESMExports } from 'node:module';

let attempts = 0;

/** How often the answer tried to reach a network. */
export const networkAttempts = (): number => attempts;

function refuse(): never {
  attempts += 1;
  throw new Error('There is no network here.');
}

/** Puts the refusal in the place of each function. */
function shut(holder: object, names: readonly string[]): void {
  for (const name of names) Reflect.set(holder, name, refuse);
}

// Everything that speaks over TCP ends in one of the two, `fetch` and TLS included.
shut(net.Socket.prototype, ['connect']);
shut(net.Server.prototype, ['listen']);
shut(dgram.Socket.prototype, ['bind', 'connect', 'send']);
// A name can carry what it shouldn't to whoever answers for it.
const lookups = (holder: object) =>
  Object.keys(holder).filter((name) => /^(lookup|resolve|reverse)/.test(name));
shut(dns, lookups(dns));
shut(dns.promises, lookups(dns.promises));
for (const resolver of [dns.Resolver.prototype, dns.promises.Resolver.prototype])
  shut(resolver, lookups(resolver));
syncBuiltinESMExports();
