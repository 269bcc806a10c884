import fs from 'node:fs';

const INTERVAL = 200;
const PAGE = 4096;

/** Watches how much memory a process and all that it starts take. The function returned gives the peak in bytes. */
export function watchMemory(pid: number): () => number | undefined {
  // Elsewhere than on Linux nobody says it without a program of its own.
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

/** A process may end while one looks: then it counts no more. */
function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const residentOf = (pid: number): number => Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE;

/** A process, its children, theirs, and so on. */
function treeOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of fs.readdirSync('/proc')) {
    // The name of the program stands in brackets, and may have any sign in it.
    const parent = /.*\) \S+ (\d+) /s.exec(/^\d+$/.test(name) ? read(`/proc/${name}/stat`) : '')?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}
