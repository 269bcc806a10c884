import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { glossary } from '../../../src/data/glossary.ts';
import remarkTerms from '../../markdown/src/terms/remarkTerms.ts';

const compile = (text: string): Root => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkTerms);
  return processor.runSync(processor.parse(text)) as Root;
};

test('a term contains its own glossary entry, and no other', () => {
  const values: unknown[] = [];
  visit(compile('A <Term id="key-share">share</Term>.'), 'mdxJsxTextElement', (node) => {
    values.push(node.attributes.map((attribute) => attribute.value));
  });
  const { term, definition } = glossary['key-share'];
  expect(values).toEqual([['key-share', term, definition]]);
  expect(() => compile('A <Term id="none">share</Term>.')).toThrow('the glossary has no term with this id');
});
