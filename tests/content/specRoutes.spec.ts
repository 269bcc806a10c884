import { expect, test } from '@playwright/test';
import { builtPaths, sitemapRoutes } from '../support/build.ts';

const topLevel = ['/', '/backend-openapi', '/search', '/404.html'];

const guides = [
  '/overview/changelog',
  '/overview/privacy-policy',
  '/overview/terms-and-conditions',
  '/products/apis_sdks',
  '/products/embedded-wallet/introduction',
  '/products/embedded-wallet/exceptions',
  '/products/integrate-sdk-react-existing',
  '/products/nacre-auth',
  '/products/quick-start-guide',
  '/products/security-and-best-practices',
  '/products/tokenization',
  '/roadmap-and-references/glossary',
  '/roadmap-and-references/roadmap',
  '/roadmap-and-references/supported-blockchains',
  '/solutions/digital-product-passport/introduction',
  '/solutions/digital-product-passport/dpp-demo',
  '/solutions/on-chain-loyalty/introduction',
  '/solutions/on-chain-loyalty/loyalty-assets-guide',
  '/solutions/on-chain-loyalty/zelty-integration',
  '/solutions/use-cases',
  '/technical-guides/faq/',
  '/technical-guides/faq/how-to-get-test-tokens',
  '/interfaces/admin/introduction',
  '/interfaces/end-user/introduction',
];

const named = (kind: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${kind}.${name}`);

const inBothTrees = [
  ...named('Class', 'Client Account BaseError SdkError CryptoError JwtError IframeApiError'),
  ...named('Enumeration', 'Network SdkErrorType CryptoErrorType JwtErrorType IframeApiErrorType'),
  ...named('Function', 'formatBalance'),
  ...named('Interface', 'AuthModule AccountModule DppModule LoyaltyModule Signer Api'),
  ...named(
    'TypeAlias',
    `User Order OrderItem Token TokenBalance Nft NftBalance Balance NativeCurrency FeesEstimation EvmFeeDetails
     StellarFeeDetails Erc20TransferParams NftTransferParams SignInArgs SignUpArgs SendOtpArgs Pagination
     ClientConfig ApiStatus LoyaltyRewardTier`,
  ),
  'References',
];

const reactOnly = [
  ...named('Function', 'NacreProvider FormattedBalance'),
  ...named('Variable', 'NacreInput'),
  ...named(
    'Function',
    `useAccount useBalance useNfts useNft useOrders useTokenBalances useTransferHistory useAuth useClient useDpp
     useFormattedBalance useLoyaltyOptimisticBalance`,
  ),
];

const inTree = (tree: string, names: string[]) => names.map((name) => `/api/${tree}/${name}`);

function missing(routes: string[]): string[] {
  const built = new Set(builtPaths());
  return routes.filter((route) => !built.has(route.replace(/(.)\/$/, '$1')));
}

test('the top-level pages are built', () => {
  expect(missing(topLevel)).toEqual([]);
});

test('the guide pages are built, at their exact addresses', () => {
  expect(missing(guides)).toEqual([]);
  const listed = sitemapRoutes();
  expect(guides.filter((route) => !listed.includes(route))).toEqual([]);
});

test('the introductions of the references are built', () => {
  expect(missing(['/api/how-tos', '/api/introduction'])).toEqual([]);
});

for (const tree of ['sdk-base', 'sdk-react']) {
  test(`the ${tree} reference has a page for every symbol, and References`, () => {
    expect(missing(inTree(tree, inBothTrees))).toEqual([]);
  });

  test(`every page of the ${tree} reference is named by kind and name`, () => {
    const pages = builtPaths().filter((route) => route.startsWith(`/api/${tree}/`));
    expect(pages.length).toBeGreaterThan(0);
    const name =
      /^\/api\/[\w-]+\/((Class|Enumeration|Function|Interface|TypeAlias|Variable)\.[A-Za-z]\w*|References)$/;
    expect(pages.filter((route) => !name.test(route))).toEqual([]);
  });
}

test('the React reference has the components, the hooks and the input variable', () => {
  expect(missing(inTree('sdk-react', reactOnly))).toEqual([]);
});

test('the base reference has nothing that is for React only, and no variables', () => {
  const base = builtPaths().filter((route) => route.startsWith('/api/sdk-base/'));
  const known = new Set(inTree('sdk-base', reactOnly));
  expect(base.filter((route) => known.has(route) || route.includes('/Variable.'))).toEqual([]);
});

test('drafts and a blog are not built', () => {
  expect(builtPaths().filter((route) => /^\/(blog|mcp\/configuration)(\/|$)/.test(route))).toEqual([]);
});
