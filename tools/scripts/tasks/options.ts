import { parseArgs } from 'node:util';

/** A machine's part of the long run: number `index` of `count`, from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** The options of `npm test`. */
export interface Options {
  isAll: boolean;
  shard: Shard | undefined;
  /** How often a failed site test is retried. */
  retries: number;
  names: string[];
}

/** Parses `--all --shard 2/4`, `--retries 0` and names of tasks. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, shard: { type: 'string' }, retries: { type: 'string' } },
  });
  const { all: isAll = false, shard, retries = '1' } = values;
  if (!/^\d$/.test(retries))
    throw new Error(`--retries ${retries} is not a number from 0 to 9. Write --retries 0 for no second try.`);
  if (shard !== undefined && !isAll)
    throw new Error('only the long run has parts. Run npm run test:all -- --shard 2/4');
  return {
    isAll,
    shard: shard === undefined ? undefined : readShard(shard),
    retries: Number(retries),
    names: positionals,
  };
}

function readShard(word: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(word) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`--shard ${word} is not a part. Write --shard 2/4 for the second of four.`);
  return { index, count };
}

/** Whether the item at `index`, from 0, belongs to this shard. Items are dealt out in turn. */
export const isInShard = (shard: Shard | undefined, index: number): boolean =>
  !shard || index % shard.count === shard.index - 1;
