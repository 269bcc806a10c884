/** The kinds of tokens that have a color of their own. A code block's marks refer to them by index. */
export const codeKinds = [
  'comment',
  'keyword',
  'string',
  'number',
  'call',
  'type',
  'inserted',
  'deleted',
] as const;

export type CodeKind = (typeof codeKinds)[number];
