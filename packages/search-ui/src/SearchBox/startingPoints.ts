import { tasks } from '../../../../src/data/tasks.ts';

/** Pages that most readers need first, suggested while the field is empty. */
const PAGES = [
  '/products/quick-start-guide',
  '/products/nacre-auth',
  '/products/embedded-wallet/exceptions',
  '/api/introduction',
  '/backend-openapi',
];

export const startingPoints = tasks.filter(({ to }) => PAGES.includes(to));
