import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Reads a page, with JSX where the end of its name says so. */
export const parsePage = (file: string, text: string) => (file.endsWith('x') ? mdx : markdown).parse(text);
