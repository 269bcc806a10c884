/** Who reads these docs, and where each begins. Shown on the home page. */
export interface Role {
  /** Who they are. */
  label: string;
  /** What they came to do, in one sentence. */
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
  role('Application developers', 'Put sign-in and a wallet into a web app.', {
    'Quick start': '/products/quick-start-guide',
    'React in an existing app': '/products/integrate-sdk-react-existing',
    'How-tos': '/api/how-tos',
  }),
  role('Backend developers', 'Mint, reward and issue from a server.', {
    'Backend API': '/backend-openapi',
    Tokenization: '/products/tokenization',
    'Security and best practices': '/products/security-and-best-practices',
  }),
  role('Brand teams', 'Run programs and passports from the dashboard.', {
    'Dashboard guide': '/interfaces/admin/introduction',
    'Use cases': '/solutions/use-cases',
  }),
  role('Support teams', 'Help people who use their wallet.', {
    'Help for wallet users': '/interfaces/end-user/introduction',
    FAQ: '/technical-guides/faq/',
  }),
];
