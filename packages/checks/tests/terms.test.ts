import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { glossary } from '../../../src/data/glossary.ts';
import { formatProblems } from '../src/site/index.ts';
import { checkStructure } from '../src/structure/index.ts';
import remarkTerms from '../../markdown/src/terms/remarkTerms.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root: site, write } = temporaryFolder();

test('a term that the glossary lacks is reported with its file and line', () => {
  const file = 'docs/page.mdx';
  write(
    file,
    '---\ntitle: Page\ndescription: A page with two terms, of which the glossary has the first and lacks the second.\n---\n\n' +
      'A <Term id="session">session</Term>\nand a <Term id="sesion">session</Term>.\n',
  );
  expect(formatProblems(checkStructure([file], site))).toBe(
    'docs/page.mdx:7: the glossary has no term "sesion". Perhaps "session" is meant. Add a new term to src/data/glossary.json',
  );
});

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
