import fs from 'node:fs';
import type { Problem } from '../../../model/src/problem.ts';
import { readHistory } from '../../../history/src/readHistory.ts';
import { historyIds, releasedVersions } from '../../../history/src/Snapshot.ts';
import { OTP_CODE, TEST_IDENTITY_CODE } from '../../../model/src/sdkConstants.ts';
import { networks } from '../../../model/src/sdkInternals.ts';
import { site } from '../../../../src/config/site.ts';
import { flatten } from './flatten.ts';

/** Names of one kind. Any other name in the same position of a text is wrong. */
interface Kind {
  /** Matches where names of the kind appear, with one or several in the group `names`. */
  readonly pattern: RegExp;
  readonly known: () => readonly string[];
  readonly description: string;
  readonly files?: RegExp;
}

const networkNames = [...new Set(Object.values(networks).map(({ name }) => name.split(' ')[0] ?? ''))];
const anyNetwork = networkNames.join('|');

/** The environments, as sentences name them. */
const ENVIRONMENTS = [
  ['sandbox', 'the sandbox'],
  ['live', 'live'],
] as const;

const KINDS: readonly Kind[] = [
  ...ENVIRONMENTS.map(([name, words]) => ({
    // Right after the name of the environment, or right before it.
    pattern: new RegExp(
      String.raw`(?:\b(?:for|in) ${words}(?: at| is| are)? https:\/\/|https:\/\/(?=\S+ (?:for|in) ${words}\b))(?<names>(?:api|keys)\.[a-z.]*[a-z])`,
      'gi',
    ),
    known: () => ['api', 'keys'].map((room) => new URL(site.api[name]).host.replace('api', room)),
    description: `a host of ${words}`,
  })),
  {
    // A list of names in which at least one is known.
    pattern: new RegExp(
      String.raw`(?<names>\b(?=(?:[A-Z]\w+, )*(?:${anyNetwork}), )[A-Z]\w+(?:, [A-Z]\w+)+ and [A-Z]\w+)(?=, each| have | share )`,
      'g',
    ),
    known: () => networkNames,
    description: 'a network of the SDKs',
    files: /^(?:docs|api)\//,
  },
  {
    pattern: /\b(?<names>eip155:\d+)/g,
    known: () => Object.values(networks).map(({ caip2 }) => caip2),
    description: 'the id of a network of the SDKs',
    files: /^(?:docs|api|src\/data|openapi)\//,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\w/-])(?<names>(?:${anyNetwork})-(?!ur[il]|asset)[a-z]+)(?![\w-])`.toLowerCase(),
      'g',
    ),
    known: () => Object.keys(networks),
    description: 'a network of the SDKs',
    files: /^(?:docs|api|src\/data)\//,
  },
  {
    pattern: /(?<![\w.#,/+-]|wrong code, such as )(?<names>\d{6})(?![\w-]|[.,]\d)/g,
    known: () => [OTP_CODE, TEST_IDENTITY_CODE],
    description: 'a one-time code of the docs',
    files: /^(?:docs|api|src\/data)\//,
  },
  {
    pattern: /\bcoming in (?<names>\d+\.\d+\.\d+)/gi,
    known: () => comingVersions(),
    description: 'a coming version',
  },
  {
    pattern: /\b(?:in|from|to|since|with|version|at) (?<names>0\.\d+\.\d+)\b(?!\.\d)/gi,
    known: () => [...new Set(historyIds.flatMap((id) => releasedVersions('.', id))), ...comingVersions()],
    description: 'a released or coming version',
    files: /^(?:docs|api|src\/data)\//,
  },
  {
    pattern: /\b(?<names>HMAC-SHA-?\d+)\b/g,
    known: () => ['HMAC-SHA256'],
    description: 'the algorithm that signs webhooks',
  },
  {
    pattern: /\b(?:signed with|alg \| ) ?(?<names>[A-Z]{2}\d{3})\b/g,
    known: () => ['ES256'],
    description: 'the algorithm that signs tokens',
  },
  {
    pattern: /(?<=\| )(?<names>\d{3}) \| (?=[^|]+ \| (?:The event is delivered|Tries again) \|)/g,
    // The response type of the SDK's webhook handlers.
    known: () => textsIn('packages/sdk-base/src/server/webhookAnswer.ts', /(?<=status: [\d |]*)(\d+)/g),
    description: 'a status of the webhook handlers',
  },
  {
    // Alone, or before the rest of an id.
    pattern: /(?<![\w$./-])(?<names>[a-z]{2,5}_)(?:(?![\w'"*])|(?=(?=\w*[A-Z\d])[A-Za-z\d]{8}\b))/g,
    known: () => [
      ...textsIn('openapi/backend.yaml', /pattern: '\^([a-z]+_)/g),
      ...'app_ sk_ pk_ whsec_ bspk_'.split(' '),
    ],
    description: 'the prefix of an id in openapi/backend.yaml, of an application or of a key',
  },
  {
    pattern: /(?<![\w.])(?:0|\d+\.\d+) (?<names>[A-Z]{3,5})\b/g,
    known: () => [
      ...textsIn('openapi/backend.yaml', /currency: ([A-Z]{3})$/gm),
      ...Object.values(networks).map(({ nativeCurrency }) => nativeCurrency.symbol),
    ],
    description: 'a currency of the docs',
  },
  {
    pattern: /\bnode-version: (?<names>\d+)/g,
    known: () => textsIn('.github/workflows/ci.yml', /(?<=node: \[[^\]]*)'(\d+)'/g),
    description: 'a version of Node that the SDKs are tested with',
  },
];

/** Returns what a pattern matches in a file, in its first group. */
const textsIn = (file: string, pattern: RegExp): string[] => [
  ...new Set([...fs.readFileSync(file, 'utf8').matchAll(pattern)].map(([, text = '']) => text)),
];

const comingVersions = (): string[] => [
  ...new Set(historyIds.flatMap((id) => readHistory('.').comingVersion(id) ?? [])),
];

const namesIn = (text: string): string[] => text.split(/, | and /);

/** Reports names in texts that the code doesn't have. */
export function checkNames(file: string, source: string): Problem[] {
  const flat = flatten(source);
  return KINDS.filter(({ files }) => files?.test(file) ?? true).flatMap(({ pattern, known, description }) =>
    [...flat.text.matchAll(pattern)].flatMap((match) =>
      namesIn(match.groups?.names ?? '')
        .filter((name) => !known().includes(name))
        .map((name) => ({
          file,
          line: flat.lineAt(match.index + match[0].indexOf(name)),
          message: `${name} isn't ${description}. Use one of ${known().join(', ')}`,
        })),
    ),
  );
}
