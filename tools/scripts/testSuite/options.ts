/** A machine's part of the long run: number `index` of `count`, from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Parses `--shard 2/4`. */
export function readShard(words: readonly string[]): Shard | undefined {
  const at = words.indexOf('--shard');
  if (at < 0) return undefined;
  const word = words[at + 1] ?? '';
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(word) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`--shard ${word} is no part. Write --shard 2/4 for the second of four.`);
  if (!words.includes('--all'))
    throw new Error('only the long run has parts: npm run test:all -- --shard 2/4');
  return { index, count };
}

/** Whether the item at `place`, from 0, belongs to this shard. Items are dealt out in turn. */
export const isInShard = (shard: Shard | undefined, place: number): boolean =>
  !shard || place % shard.count === shard.index - 1;

/** Parses `--retries 0`: how often a failed site test is retried. */
export function readRetries(words: readonly string[]): number {
  const at = words.indexOf('--retries');
  if (at < 0) return 1;
  const word = words[at + 1] ?? '';
  if (!/^\d$/.test(word))
    throw new Error(`--retries ${word} is no number. Write --retries 0 for no second try.`);
  return Number(word);
}
