// Against the theme's own: Markdown tables scroll by themselves, by keyboard too, and terms of the glossary explain
// themselves; details are the browser's own, which open without React; the tabs of install lines are there without an
// import. Can go when the theme's do.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';
import Term from '@site/src/components/Term/index.tsx';

export default {
  ...MDXComponents,
  details: 'details',
  Details: 'details',
  table: ScrollTable,
  TabItem,
  Tabs,
  Term,
};
