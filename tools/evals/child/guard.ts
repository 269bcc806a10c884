/** Blocks this process's network access, and counts the attempts. Node's own permissions block the file system. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';
import { syncBuiltinESMExports } from 'node:module';

let attempts = 0;

/** Returns the number of the answer's attempts to access a network. */
export const networkAttempts = (): number => attempts;

function rejectNetworkAccess(): never {
  attempts += 1;
  throw new Error('There is no network here.');
}

/** Replaces each function with one that throws. */
function blockFunctions(holder: object, names: readonly string[]): void {
  for (const name of names) Reflect.set(holder, name, rejectNetworkAccess);
}

// All TCP connections use one of these two functions, including those of `fetch` and TLS.
blockFunctions(net.Socket.prototype, ['connect']);
blockFunctions(net.Server.prototype, ['listen']);
blockFunctions(dgram.Socket.prototype, ['bind', 'connect', 'send']);
// A looked-up host name can leak data to the DNS server that resolves it.
const lookups = (holder: object) =>
  Object.keys(holder).filter((name) => /^(lookup|resolve|reverse)/.test(name));
blockFunctions(dns, lookups(dns));
blockFunctions(dns.promises, lookups(dns.promises));
for (const resolver of [dns.Resolver.prototype, dns.promises.Resolver.prototype])
  blockFunctions(resolver, lookups(resolver));
syncBuiltinESMExports();
