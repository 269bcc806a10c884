import { hint } from '../texts/hint.ts';
import fs from 'node:fs';
import path from 'node:path';
import { parseDocument, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { lineAt, type Problem } from '../../../model/src/problem.ts';

const FILE = 'src/data/glossary.json';

type Entries<Value> = Pair<Scalar<string>, Value>[];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** Reports terms that are defined twice, since the later definition would silently win, and names that don't exist. */
export function checkGlossary(root: string): Problem[] {
  const file = path.join(root, FILE);
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, 'utf8');
  const table = parseDocument(text, { uniqueKeys: false });
  const entriesOf = <Value>(name: string) =>
    ((table.get(name) as YAMLMap | undefined)?.items ?? []) as Entries<Value>;
  const lineOf = ({ range }: Scalar) => lineAt(text, range?.[0] ?? 0);
  const terms = entriesOf<YAMLMap>('terms');
  const pages = entriesOf('pages').map(({ key }) => key.value);
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  const report = (scalar: Scalar, message: string) =>
    problems.push({ file: FILE, line: lineOf(scalar), message });
  const expectOneOf = (scalar: Scalar<string> | undefined, names: readonly string[], lack: string) => {
    if (scalar === undefined || names.includes(scalar.value)) return;
    report(scalar, `${lack} "${scalar.value}"${hint(scalar.value, names, '. Perhaps "*" is meant')}`);
  };
  for (const { key, value } of terms) {
    const before = seen.get(key.value);
    if (before === undefined) seen.set(key.value, lineOf(key));
    else report(key, `the term "${key.value}" is defined already, on line ${before}. Keep one definition`);
    expectOneOf(value?.get('page', true) as Scalar<string> | undefined, pages, '"pages" has no page');
    const definition = value?.get('definition', true) as Scalar<string> | undefined;
    const term = value?.get('term', true) as Scalar<string> | undefined;
    if (term && !lettersOf(term.value).startsWith(lettersOf(key.value)))
      report(term, `the term doesn't begin with its name, "${key.value}". Correct one of them`);
    if (definition && !/\.$/.test(definition.value))
      report(definition, 'the definition is no sentence. Write one, and end it with a period');
    if (definition && definition.value.split('`').length % 2 === 0)
      report(definition, 'the mark of code is shown as text. Write it in pairs: `code`');
    const related = value?.get('seeAlso') as YAMLSeq<Scalar<string>> | undefined;
    for (const item of related?.items ?? [])
      expectOneOf(
        item,
        terms.map(({ key: slug }) => slug.value).filter((slug) => slug !== key.value),
        'there is no other term',
      );
  }
  return problems;
}
