// Against the theme's own: Markdown tables scroll by themselves, by keyboard too. Can go when the theme's do.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/components/ScrollTable';

export default { ...MDXComponents, table: ScrollTable };
