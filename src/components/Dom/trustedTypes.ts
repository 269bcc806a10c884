/** What makes values of strings. What it gives no answer for, the browser refuses. */
interface Rules {
  createHTML?: (html: string) => string | null;
  createScript?: (script: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

/** Typed as what takes the values: the types of the DOM do not know that they are no strings. */
interface Policy {
  createHTML(html: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Rules): Policy;
}

/** A policy of Trusted Types; nothing on the server, and in a browser that has none. */
export const createPolicy = (name: string, rules: Rules): Policy | undefined =>
  (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules);
