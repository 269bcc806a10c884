/** Functions that turn strings into trusted values. The browser rejects a string if they return null. */
interface Rules {
  createHTML?: (html: string) => string | null;
  createScript?: (script: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

/** Declared to return strings, because TypeScript's DOM types don't accept trusted values. */
interface Policy {
  createHTML(html: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Rules): Policy;
}

/** Creates a Trusted Types policy. Returns nothing on the server and in browsers without Trusted Types. */
export const createPolicy = (name: string, rules: Rules): Policy | undefined =>
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules);
