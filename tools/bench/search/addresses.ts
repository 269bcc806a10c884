/** The routes of the site's pages, under the names that the queries use. */
export const AUTH = '/products/nacre-auth';
export const CONCEPTS = '/overview/concepts';
export const DASHBOARD = '/interfaces/admin/introduction';
export const EXCEPTIONS = '/products/embedded-wallet/exceptions';
export const FEES = '/technical-guides/network-fees';
export const FAQ = '/technical-guides/faq/';
export const GLOSSARY = '/roadmap-and-references/glossary';
export const HOW_TOS = '/api/how-tos';
export const LIMITS = '/technical-guides/what-nacre-does-not-do';
export const LOYALTY = '/solutions/on-chain-loyalty/introduction';
export const LOYALTY_ASSETS = '/solutions/on-chain-loyalty/loyalty-assets-guide';
export const MCP = '/mcp/';
export const MCP_QUICK_START = '/mcp/quickstart';
export const NETWORKS = '/roadmap-and-references/supported-blockchains';
export const PASSPORTS = '/solutions/digital-product-passport/introduction';
export const PASSPORT_DEMO = '/solutions/digital-product-passport/dpp-demo';
export const PLATFORMS = '/technical-guides/browsers-and-platforms';
export const QUICK_START = '/products/quick-start-guide';
export const REACT_GUIDE = '/products/integrate-sdk-react-existing';
export const RECOVERY = '/technical-guides/recovery';
export const SECURITY = '/products/security-and-best-practices';
export const WEBHOOKS = '/technical-guides/webhooks';
export const TEST_TOKENS = '/technical-guides/faq/how-to-get-test-tokens';
export const TOKENIZATION = '/products/tokenization';
export const TWO_SDKS = '/products/apis_sdks';
export const USE_CASES = '/solutions/use-cases';
export const WALLET = '/products/embedded-wallet/introduction';
export const WALLET_USERS = '/interfaces/end-user/introduction';
export const ZELTY = '/solutions/on-chain-loyalty/zelty-integration';

export const API = '/backend-openapi';
/** Returns the route of a symbol in the base SDK's reference. Outside a context, its twin in React's counts as well. */
export const base = (page: string) => `/api/sdk-base/${page}`;
/** Returns the route of a symbol in the React SDK's reference. */
export const react = (page: string) => `/api/sdk-react/${page}`;
export const operation = (anchor: string) => `${API}#${anchor}`;
export const code = (anchor: string) => `${EXCEPTIONS}#${anchor}`;
export const term = (anchor: string) => `${GLOSSARY}#${anchor}`;
