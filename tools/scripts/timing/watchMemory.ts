import fs from 'node:fs';

const INTERVAL = 200;
const PAGE = 4096;

/**
 * Watches the memory of a process and its descendants. The returned function stops that, and returns the peak in bytes.
 */
export function watchMemory(pid: number): () => number | undefined {
  // Only Linux has this without a separate program.
  if (!fs.existsSync('/proc/self/statm')) return () => undefined;
  let peak = 0;
  const timer = setInterval(() => {
    const total = treeOf(pid).reduce((sum, each) => sum + residentOf(each), 0);
    peak = Math.max(peak, total);
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Reads a file, or returns nothing for a process that has exited meanwhile, which no longer counts. */
function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const residentOf = (pid: number): number => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE;

/** Returns a process and all its descendants. */
function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of fs.readdirSync('/proc')) {
    // The program's name is in brackets, and may contain any character.
    const parent = /.*\) \S+ (\d+) /s.exec(/^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '')?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}
