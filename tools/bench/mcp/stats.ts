import fs from 'node:fs';

/** Returns the quantile of values, such as the median for a share of 0.5. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Returns the current and peak memory of a process, as reported by Linux. */
export function memoryOf(pid: number | undefined): { current: string; peak: string } {
  const file = `/proc/${pid}/status`;
  const status = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const read = (name: string) => {
    const kB = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1];
    return kB === undefined ? 'unknown' : `${Math.round(Number(kB) / 1024)} MB`;
  };
  return { current: read('VmRSS'), peak: read('VmHWM') };
}

/** Returns the CPU time of this process's ended and awaited descendants in milliseconds, as reported by Linux. */
export function childrenTime(): number {
  const file = '/proc/self/stat';
  if (!fs.existsSync(file)) return NaN;
  // The fields follow the name in brackets, which may contain spaces. Two are the times in user mode and in the kernel,
  // in hundredths of a second.
  const fields = fs
    .readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return 10 * (Number(fields[13]) + Number(fields[14]));
}
