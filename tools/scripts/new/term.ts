import ts from 'typescript';
import { UserError, type Draft } from './Draft.ts';
import { requirePage } from './writtenPages.ts';
import { append, nodesOf, objectIn, parse } from './source.ts';
import { stringLiteral } from './splice.ts';

const GLOSSARY = 'src/data/glossary.ts';

/** A new term of the glossary. */
interface NewTerm {
  slug: string;
  /** The spelling in running text. */
  term: string;
  definition: string;
  /** The page that explains it at length. */
  page: string;
}

/** Returns the default spelling of a slug, as the glossary does. */
const written = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

const key = (slug: string): string => (/^[a-z]\w*$/.test(slug) ? slug : stringLiteral(slug));

/** Adds a term to the glossary's table, next to the other terms that its page explains. */
export function newTerm(draft: Draft, { slug, term, definition, page }: NewTerm): string[] {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(slug))
    throw new UserError(
      `"${slug}" is not an anchor for a term. Write lowercase letters and hyphens: key-share`,
    );
  if (!/[.)]$/.test(definition))
    throw new UserError('--definition must be a complete sentence that ends with a period.');
  const target = requirePage(draft, page);
  const source = parse(draft, GLOSSARY);
  const groups = [...nodesOf(objectIn(source, 'defined'))].filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && node.expression.getText() === 'explainedAt',
  );
  const rowsOf = (group: ts.CallExpression) => {
    const [, , rows] = group.arguments;
    return rows && ts.isObjectLiteralExpression(rows) ? rows.properties : undefined;
  };
  for (const row of groups.flatMap((group) => [...(rowsOf(group) ?? [])]))
    if (row.name && (row.name as ts.StringLiteral).text === slug)
      throw new UserError(
        `${GLOSSARY}:${source.getLineAndCharacterOfPosition(row.getStart()).line + 1}: the glossary already has ${slug}.`,
      );
  if (written(slug) !== term)
    append(draft, GLOSSARY, objectIn(source, 'spelling').properties, `${key(slug)}: ${stringLiteral(term)}`);
  // This table is above `spelling`, so the change there hasn't moved its positions.
  const group = groups.find(({ arguments: [to] }) => to && (to as ts.StringLiteral).text === target.route);
  const row = `${key(slug)}: ${stringLiteral(definition)}`;
  const rows = group && rowsOf(group);
  if (rows) append(draft, GLOSSARY, rows, row);
  else {
    const label = String(target.frontMatter.title);
    const call = `...explainedAt(${stringLiteral(target.route)}, ${stringLiteral(label)}, { ${row} })`;
    append(draft, GLOSSARY, objectIn(source, 'defined').properties, call);
  }
  return [
    `${draft.locationOf(GLOSSARY, row)}: add the terms to read next to seeAlso below, if any.`,
    `${target.file}:1: explain it at its first mention: <Term id="${slug}">…</Term>`,
    `npx vitest run packages/checks/tests/terms.test.ts checks it.`,
  ];
}
