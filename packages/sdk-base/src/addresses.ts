/* The service URLs. `src/config/site.ts` of the docs repeats them, and a test keeps the two in sync. */

export const DOCS = 'https://docs.nacre.example';
export const LIVE_API = 'https://api.nacre.example/v1';
export const LIVE_KEYS = 'https://keys.nacre.example';
export const SANDBOX_API = 'https://api.sandbox.nacre.example/v1';
export const SANDBOX_KEYS = 'https://keys.sandbox.nacre.example';
export const WALLET = 'https://wallet.nacre.example';
export const PASSPORTS = 'https://id.nacre.example';
