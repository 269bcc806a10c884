/** Prints whether a claim is true, and fails the command if it isn't. */
export function claim(text: string, holds: boolean, measured: string): void {
  console.log(`${holds ? '✓' : '✗'} ${text}: ${measured}`);
  if (!holds) process.exitCode = 1;
}
