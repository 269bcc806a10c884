import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { referenceItems } from './src/config/referenceSidebar.ts';

/** The SDK reference: two hand-written pages, then the two generated trees. */
const sidebars: SidebarsConfig = {
  sdk: [
    'introduction',
    'how-tos',
    {
      type: 'category',
      label: '@nacre/sdk-base',
      link: { type: 'doc', id: 'sdk-base/index' },
      items: referenceItems('sdk-base'),
    },
    {
      type: 'category',
      label: '@nacre/sdk-react',
      link: { type: 'doc', id: 'sdk-react/index' },
      items: referenceItems('sdk-react'),
    },
  ],
};

export default sidebars;
