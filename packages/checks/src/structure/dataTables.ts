import { lineAt } from '../../../model/src/problem.ts';
import type { LineProblem } from './Source.ts';

/** Matches the properties in which no two entries of a table are the same. */
const UNIQUE = /"(?:definition|icon|name|need|outcome|summary|term|title|url)": "[^"\n]+"/g;
const UNIQUE_LINKS = /"(?:label|to)": "[^"\n]+"/g;
/** Tables whose entries may share a page, or a label in different parts. */
const SHARED = /\/(?:roadmap|measurements)\./;
/** Matches a row and its networks. */
const OF_NETWORKS = /\{[^{}]*("networks": \[[^\]]*\])[^{}]*\}/g;
const FACT = /^export const (\w+)[^=\n]* = ([^;]+);$/gm;

/** Reports entries of a table of `src/data` with the text, the link, the constant or the network of another one. */
export function checkDataTable(file: string, text: string): LineProblem[] {
  if (!/^src\/data\/[^/]+$/.test(file)) return [];
  const known = new Set<string>();
  const repeated = [UNIQUE, ...(SHARED.test(file) ? [] : [UNIQUE_LINKS])]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: property }) => known.size === known.add(property).size)
    .map(({ index, 0: property }) => [index, `another entry has ${property} too`] as const);
  const facts = file.endsWith('.ts') ? [...text.matchAll(FACT)] : [];
  const sources = facts.map(([, , value = '']) => /\w+\.\w+\.\w+/.exec(value)?.[0] ?? value);
  const copied = facts.flatMap(({ index, 1: name = '' }, place) => {
    const source = sources[place] ?? '';
    const fits = source.endsWith(`.${name}`);
    const other = facts.find(
      ([, another = ''], at) =>
        at !== place && (source.endsWith(`.${another}`) || (sources[at] === source && at < place)),
    )?.[1];
    return other && !fits ? [[index, `${name} is ${source}, as ${other} is`] as const] : [];
  });
  const rows = [...text.matchAll(OF_NETWORKS)];
  const slugs = rows.flatMap(([, networks = '']) => networks.match(/(?<=")[a-z]+-[a-z]+(?=")/g) ?? []);
  const others = rows.flatMap(({ index, 0: row, 1: networks = '' }) => {
    const words = row.replace(networks, '').toLowerCase().replace(/\W+/g, '-');
    const slug = slugs.find((each) => words.includes(`-${each}-`) && !networks.includes(`"${each}"`));
    return slug
      ? [[index + row.indexOf(networks), `the entry names ${slug}, and its networks lack it`] as const]
      : [];
  });
  return [...repeated, ...copied, ...others].map(([index, message]) => ({
    line: lineAt(text, index),
    message: `${message}. Correct one of them`,
  }));
}
