// Extends the theme's components: Markdown tables scroll, also by keyboard, and glossary terms have explanations.
// Details are native elements, which open without React, and the tabs of install commands need no import. Can be
// removed when the theme's do the same.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';
import Steps from '@site/src/components/Steps/index.tsx';
import Term from '@site/src/components/Term/index.tsx';

export default {
  ...MDXComponents,
  details: 'details',
  Details: 'details',
  Steps,
  table: ScrollTable,
  TabItem,
  Tabs,
  Term,
};
