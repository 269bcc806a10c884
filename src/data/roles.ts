/** A kind of reader, with the pages to begin with. Shown on the home page. */
export interface Role {
  /** The name of the role. */
  label: string;
  /** Their goal, in one sentence. */
  need: string;
  /** Pages to begin with, in order. */
  pages: readonly { readonly label: string; readonly to: string }[];
}

const role = (label: string, need: string, pages: Record<string, string>): Role => ({
  label,
  need,
  pages: Object.entries(pages).map(([page, to]) => ({ label: page, to })),
});

export const roles: readonly Role[] = [
  role('App developers', 'Put sign-in and a wallet into a web app.', {
    'Quick start': '/products/quick-start-guide',
    'React in an existing app': '/products/integrate-sdk-react-existing',
    'How-tos': '/api/how-tos',
    'Recover an account': '/technical-guides/recovery',
    Errors: '/products/embedded-wallet/exceptions',
  }),
  role('Backend developers', 'Mint, award points and issue passports from a server.', {
    'Verify an access token': '/products/nacre-auth#verify-the-access-token-on-your-server',
    'Receive webhooks': '/technical-guides/webhooks',
    Tokenization: '/products/tokenization',
    'On-chain loyalty': '/solutions/on-chain-loyalty/introduction',
    'Digital product passports': '/solutions/digital-product-passport/introduction',
    'Backend API': '/backend-openapi',
  }),
  role('Tech leads', 'Decide whether Nacre fits, and what you have to trust.', {
    Concepts: '/overview/concepts',
    'Embedded wallet': '/products/embedded-wallet/introduction',
    'Security and best practices': '/products/security-and-best-practices',
    'What Nacre does not do': '/technical-guides/what-nacre-does-not-do',
    'Browsers and platforms': '/technical-guides/browsers-and-platforms',
  }),
  role('Brand teams', 'Run loyalty programs and passports from the dashboard.', {
    'Use cases': '/solutions/use-cases',
    'Dashboard guide': '/interfaces/admin/introduction',
    'Loyalty assets': '/solutions/on-chain-loyalty/loyalty-assets-guide',
  }),
  role('Support teams', 'Help people with their wallets.', {
    'Help for wallet users': '/interfaces/end-user/introduction',
    'Help a user': '/interfaces/admin/introduction#help-a-user',
    FAQ: '/technical-guides/faq/',
  }),
];
