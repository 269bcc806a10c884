/** A machine's part of the long run: number `index` of `count`, from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Parses `--shard 2/4`. */
export function readShard(words: readonly string[]): Shard | undefined {
  const position = words.indexOf('--shard');
  if (position < 0) return undefined;
  const word = words[position + 1] ?? '';
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(word) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`--shard ${word} is not a part. Write --shard 2/4 for the second of four.`);
  if (!words.includes('--all'))
    throw new Error('only the long run has parts. Run npm run test:all -- --shard 2/4');
  return { index, count };
}

/** Whether the item at `index`, from 0, belongs to this shard. Items are dealt out in turn. */
export const isInShard = (shard: Shard | undefined, index: number): boolean =>
  !shard || index % shard.count === shard.index - 1;

/** Parses `--retries 0`: how often a failed site test is retried. */
export function readRetries(words: readonly string[]): number {
  const position = words.indexOf('--retries');
  if (position < 0) return 1;
  const word = words[position + 1] ?? '';
  if (!/^\d$/.test(word))
    throw new Error(`--retries ${word} is not a number from 0 to 9. Write --retries 0 for no second try.`);
  return Number(word);
}
