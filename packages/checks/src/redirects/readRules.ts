import type { Redirect } from '../../../../src/config/redirects.ts';
import { parseJson } from '../../../model/src/parseJson.ts';
import { lineAt } from '../../../model/src/problem.ts';

/** The file with the table of rules. */
export const RULES = 'src/config/redirects.json';

/** A rule as it's written, and the line of each of its parts. */
export interface Rule extends Redirect {
  line: number;
  lines: Readonly<Record<keyof Redirect, number>>;
}

/** Parses the rules of a file, which may be from another folder than this one. */
export function readRules(text: string): Rule[] {
  const places = [...text.matchAll(/\{[^{}]*\}/g)];
  return parseJson<Partial<Redirect>[]>(RULES, text).map((redirect, place) => {
    const { index = 0, 0: rule = '' } = places[place] ?? {};
    const lineOf = (part: string) => lineAt(text, index + Math.max(0, rule.indexOf(`"${part}"`)));
    return {
      ...{ from: '', to: '', since: '' },
      ...redirect,
      line: lineAt(text, index),
      lines: { from: lineOf('from'), to: lineOf('to'), since: lineOf('since') },
    };
  });
}
