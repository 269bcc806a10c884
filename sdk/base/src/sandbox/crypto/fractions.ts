/** The largest `x` with `x ** power <= value`. */
function root(value: bigint, power: bigint): bigint {
  let low = 0n;
  let high = 1n << BigInt(Math.ceil(value.toString(2).length / Number(power)));
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** power <= value) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** The first bits of the fractional parts of the roots of the first primes: the constants of SHA-2. */
export function fractions(count: number, power: bigint, bits: number): bigint[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes.map((prime) => BigInt.asUintN(bits, root(BigInt(prime) << (BigInt(bits) * power), power)));
}
