import type { Fault } from '../Fault.ts';

const AUTH = 'docs/products/nacre-auth.mdx';
const HOOKS = 'docs/technical-guides/webhooks.mdx';
const GLOSSARY = 'src/data/glossary.json';

/** Swapped, duplicated or misnamed tabs, pictures and terms. */
export const arrangementFaults: readonly Fault[] = [
  {
    id: 'tabs-swapped',
    kind: 'arrangement',
    check: 'structure',
    file: AUTH,
    find: '<TabItem value="js" label="JavaScript" default>',
    put: '<TabItem value="react" label="React">',
    also: [
      {
        file: AUTH,
        find: '<TabItem value="react" label="React">\n\n```tsx title="GoogleSignIn.tsx"',
        put: '<TabItem value="js" label="JavaScript" default>\n\n```tsx title="GoogleSignIn.tsx"',
      },
    ],
  },
  {
    id: 'tab-of-another-language',
    kind: 'arrangement',
    check: 'structure',
    file: HOOKS,
    find: '<TabItem value="curl" label="curl">',
    put: '<TabItem value="python" label="Python">',
  },
  {
    id: 'environment-tabs-swapped',
    kind: 'arrangement',
    check: 'unit tests',
    file: 'docs/products/security-and-best-practices.mdx',
    find: '<TabItem value="live" label="Live">',
    put: '<TabItem value="sandbox" label="Sandbox">',
    also: [
      {
        file: 'docs/products/security-and-best-practices.mdx',
        find: '<TabItem value="sandbox" label="Sandbox" default>',
        put: '<TabItem value="live" label="Live" default>',
      },
    ],
  },
  {
    id: 'columns-swapped',
    kind: 'arrangement',
    check: 'unit tests',
    file: 'docs/products/apis_sdks.mdx',
    find: '| Publishable key | `pk_sandbox_…` | `pk_live_…` |',
    put: '| Publishable key | `pk_live_…` | `pk_sandbox_…` |',
  },
  {
    id: 'term-unknown',
    kind: 'arrangement',
    check: 'structure',
    file: HOOKS,
    find: '<Term id="secret-key">',
    put: '<Term id="server-key">',
  },
  {
    id: 'term-of-another-word',
    kind: 'arrangement',
    check: 'structure',
    file: AUTH,
    find: '<Term id="publishable-key">publishable key</Term>',
    put: '<Term id="secret-key">publishable key</Term>',
  },
  {
    id: 'term-twice',
    kind: 'arrangement',
    check: 'structure',
    file: GLOSSARY,
    find: '    "organization": {',
    put: '    "session": {\n      "term": "Session",\n      "definition": "The time between a sign-in and a sign-out.",\n      "page": "/overview/concepts"\n    },\n    "organization": {',
  },
  {
    id: 'picture-of-another-thing',
    kind: 'arrangement',
    check: 'unit tests',
    file: 'docs/products/tokenization.mdx',
    find: '<StateDiagram of={jobStates} />',
    put: '<StateDiagram of={orderStates} />',
  },
  {
    id: 'picture-named-wrongly',
    kind: 'arrangement',
    check: 'unit tests',
    file: 'src/data/pictures/states.ts',
    find: "label: 'States of a job'",
    put: "label: 'States of an order'",
    tests: ['tests/unit/pictureStates.test.ts'],
  },
  {
    id: 'picture-leads-elsewhere',
    kind: 'arrangement',
    check: 'unit tests',
    file: 'src/data/pictures/states.ts',
    find: "{ from: 'pending', to: 'paid', when: 'the user pays' }",
    put: "{ from: 'pending', to: 'fulfilled', when: 'the user pays' }",
    tests: ['tests/unit/pictureStates.test.ts'],
  },
];
