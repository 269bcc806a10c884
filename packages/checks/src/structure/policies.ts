import { lineAt } from '../../../model/src/problem.ts';
import { lineOf, problemsIn } from '../texts/nodes.ts';
import type { LineProblem, Source } from './Source.ts';

const DIRECTIVE =
  /(?<![\w-])(?:[a-z]+-src(?:-attr|-elem)?|frame-ancestors|base-uri|form-action|report-(?:uri|to)|trusted-types)(?![\w-])/g;

/** The entries that belong together: a client calls the API and shows the key frame. */
const PAIR = ['connect-src', 'frame-src'];
const HOST = new RegExp(`(${PAIR.join('|')})\\b[^;,]*?https://(?:api|keys)\\.`, 'g');

/**
 * Reports directives of a Content Security Policy that the one before takes for a source, and policies with the API but
 * without the key frame, or the other way around.
 */
export const checkPolicies = ({ tree }: Source): LineProblem[] =>
  problemsIn(tree, (node, report) => {
    const { type, meta, value = '' } = node;
    if (type !== 'code' || !`${meta} ${value}`.includes('Content-Security-Policy')) return;
    const entries = new Set([...value.matchAll(HOST)].map(([, name]) => name));
    const missing = entries.size === 1 ? PAIR.find((name) => !entries.has(name)) : undefined;
    if (missing)
      report(`the policy lacks the host of ${missing}, which goes with that of ${[...entries][0]}`);
    const directives = [...value.matchAll(DIRECTIVE)];
    directives.forEach(({ index, 0: name }, place) => {
      const next = directives[place + 1];
      // In code, directives are the items of a list.
      if (next && !/[;,]/.test(value.slice(index, next.index)))
        report(
          `${name} takes ${next[0]} for a source. Write ; before it`,
          lineOf(node) + lineAt(value, index),
        );
    });
  });
