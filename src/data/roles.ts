/** Who reads these docs, and where each begins. Shown on the home page. */
export interface Role {
  /** Who they are. */
  label: string;
  /** What they came to do, in one sentence. */
  need: string;
  /** Pages to begin with, in order. */
  pages: readonly { readonly label: string; readonly to: string }[];
}

export const roles: readonly Role[] = [
  {
    label: 'Application developers',
    need: 'Put sign-in and a wallet into a web app.',
    pages: [
      { label: 'Quick start', to: '/products/quick-start-guide' },
      { label: 'React in an existing app', to: '/products/integrate-sdk-react-existing' },
      { label: 'How-tos', to: '/api/how-tos' },
    ],
  },
  {
    label: 'Backend developers',
    need: 'Mint, reward and issue from a server.',
    pages: [
      { label: 'Backend API', to: '/backend-openapi' },
      { label: 'Tokenization', to: '/products/tokenization' },
      { label: 'Security and best practices', to: '/products/security-and-best-practices' },
    ],
  },
  {
    label: 'Brand teams',
    need: 'Run programs and passports from the dashboard.',
    pages: [
      { label: 'The dashboard', to: '/interfaces/admin/introduction' },
      { label: 'Use cases', to: '/solutions/use-cases' },
    ],
  },
  {
    label: 'Support teams',
    need: 'Help people who use their wallet.',
    pages: [
      { label: 'The wallet for end users', to: '/interfaces/end-user/introduction' },
      { label: 'Frequently asked questions', to: '/technical-guides/faq/' },
    ],
  },
];
