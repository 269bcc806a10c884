import type { GlossaryTerm } from '../../../src/data/glossary.ts';
import { UserError, type Draft } from './Draft.ts';
import { requirePage } from './writtenPages.ts';

const GLOSSARY = 'src/data/glossary.json';

interface NewTerm {
  slug: string;
  /** The spelling in running text. */
  term: string;
  definition: string;
  /** The page that explains it at length. */
  page: string;
}

/** Adds a term to the glossary's table. */
export function newTerm(draft: Draft, { slug, term, definition, page }: NewTerm): string[] {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(slug))
    throw new UserError(
      `"${slug}" is not an anchor for a term. Write lowercase letters and hyphens: key-share`,
    );
  if (!/[.)]$/.test(definition))
    throw new UserError('--definition must be a complete sentence that ends with a period.');
  const { route, frontMatter, file } = requirePage(draft, page);
  const { pages, terms } = JSON.parse(draft.read(GLOSSARY)) as {
    pages: Record<string, string>;
    terms: Record<string, GlossaryTerm>;
  };
  if (Object.hasOwn(terms, slug))
    throw new UserError(`${draft.locationOf(GLOSSARY, `"${slug}": {`)}: the glossary already has ${slug}.`);
  pages[route] ??= String(frontMatter.title);
  terms[slug] = { term, definition, page: route };
  draft.write(GLOSSARY, JSON.stringify({ pages, terms }, null, 2));
  return [
    `${draft.locationOf(GLOSSARY, `"${slug}": {`)}: add the terms to read next as "seeAlso", if any.`,
    `${file}:1: explain it at its first mention: <Term id="${slug}">…</Term>`,
    `npx vitest run packages/checks/tests/terms.test.ts checks it.`,
  ];
}
