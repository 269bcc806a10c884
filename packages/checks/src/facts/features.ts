import type { Problem } from '../../../model/src/problem.ts';
import { networks } from '../../../model/src/sdkInternals.ts';
import { flatten } from './flatten.ts';

type Feature = keyof (typeof networks)[keyof typeof networks]['features'];

/** Features by the phrases of texts. */
const WORDS: Readonly<Record<string, Feature>> = {
  'nft calls': 'nft',
  'passport calls': 'passports',
  'loyalty points': 'loyaltyPoints',
  'token transfers': 'tokenTransfer',
};
const ANY = Object.keys(WORDS).join('|');
const CLAIM = new RegExp(
  String.raw`\b(?<what>(?:${ANY})(?:(?:, | and )(?:${ANY}))*) (?<verb>are|aren['’]t) supported\b`,
  'gi',
);

/** Whether any network whose name starts with the given one has a feature. */
const has = (network: string, feature: Feature): boolean =>
  Object.values(networks).some(({ name, features }) => name.startsWith(network) && features[feature]);

/**
 * Reports features that a section about a network calls supported although the network lacks them, or the other way
 * around.
 */
export function checkFeatures(file: string, source: string): Problem[] {
  const names = new Set(Object.values(networks).map(({ name }) => name.split(' ')[0] ?? ''));
  const lines = source.split('\n');
  const starts = lines.flatMap((line, index) => (/^#{2,4} /.test(line) ? [index] : []));
  return starts.flatMap((start, sectionIndex) => {
    const network = [...names].find((name) => new RegExp(String.raw`\b${name}\b`).test(lines[start] ?? ''));
    if (network === undefined) return [];
    const { text, lineAt } = flatten(lines.slice(start, starts[sectionIndex + 1]).join('\n'));
    return [...text.matchAll(CLAIM)].flatMap(({ index, groups: { what = '', verb = '' } = {} }) => {
      const contradicted = what
        .split(/, | and /)
        .filter((words) => has(network, WORDS[words.toLowerCase()] as Feature) !== (verb === 'are'));
      return contradicted.map((words) => ({
        file,
        line: start + lineAt(index),
        message: `"${what} ${verb} supported": by packages/sdk-base/src/networkInfo/networks.ts, ${network} ${verb === 'are' ? "doesn't have" : 'has'} ${words}. Correct the text, or the code`,
      }));
    });
  });
}
