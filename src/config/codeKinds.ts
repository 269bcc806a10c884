/** What has a color of its own in code, in the order in which a code block's marks count them. */
export const codeKinds = [
  'comment',
  'punctuation',
  'keyword',
  'string',
  'number',
  'call',
  'type',
  'inserted',
  'deleted',
] as const;

export type CodeKind = (typeof codeKinds)[number];
