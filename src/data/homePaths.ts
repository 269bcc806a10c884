import type { TaskIconName } from './tasks.ts';

/** A way to get started. The home page shows these first. */
export interface Path {
  /** The reader's starting point. */
  label: string;
  summary: string;
  icon: TaskIconName;
  to: string;
  /** The name of the target page. */
  page: string;
}

export const paths: readonly Path[] = [
  {
    label: 'Start from an empty folder',
    icon: 'wallet',
    to: '/products/quick-start-guide',
    page: 'Quick start',
    summary: 'A signed-in user, a balance and a sent transfer, first in Node and then in a web page.',
  },
  {
    label: 'Add it to your React app',
    icon: 'plug',
    to: '/products/integrate-sdk-react-existing',
    page: 'React in an existing app',
    summary: 'The provider, the hooks and styled inputs in Vite or Next.js, with a checklist.',
  },
  {
    label: 'See how it fits together',
    icon: 'book',
    to: '/overview/concepts',
    page: 'Concepts',
    summary: 'Organizations, applications, users, accounts and the key frame, in one picture.',
  },
];
