const MASK = (1n << 64n) - 1n;
const RATE = 136;

const rotate = (value: bigint, by: bigint) => ((value << by) | (value >> (64n - by))) & MASK;

/** The rotations and the order of the lanes, and the round constants, as the specification computes them. */
function tables() {
  const lanes: { index: number; by: bigint }[] = [];
  for (let x = 1, y = 0, step = 0; step < 24; step++) {
    lanes.push({ index: x + 5 * y, by: BigInt((((step + 1) * (step + 2)) / 2) % 64) });
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  const rounds: bigint[] = [];
  let register = 1;
  for (let round = 0; round < 24; round++) {
    let constant = 0n;
    for (let power = 0; power < 7; power++) {
      if (register & 1) constant |= 1n << BigInt(2 ** power - 1);
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    }
    rounds.push(constant);
  }
  return { lanes, rounds };
}

const { lanes, rounds } = /* @__PURE__ */ tables();

function permute(state: bigint[]): void {
  const at = (index: number) => state[index] ?? 0n;
  for (const constant of rounds) {
    const columns = [0, 1, 2, 3, 4].map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20));
    const column = (x: number) => columns[x % 5] ?? 0n;
    for (let index = 0; index < 25; index++)
      state[index] = at(index) ^ column((index % 5) + 4) ^ rotate(column((index % 5) + 1), 1n);
    let current = at(1);
    // Each lane moves to the place of the next one on the way.
    for (const [step, { by }] of lanes.entries()) {
      const to = lanes[(step + 1) % 24]?.index ?? 0;
      const next = at(to);
      state[to] = rotate(current, by);
      current = next;
    }
    for (let y = 0; y < 25; y += 5) {
      const row = state.slice(y, y + 5);
      for (let x = 0; x < 5; x++)
        state[y + x] = (row[x] ?? 0n) ^ (~(row[(x + 1) % 5] ?? 0n) & MASK & (row[(x + 2) % 5] ?? 0n));
    }
    state[0] = at(0) ^ constant;
  }
}

/** The hash of EVM networks. Short rather than fast, as all of the sandbox's own cryptography. */
export function keccak256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / RATE) + 1) * RATE);
  padded.set(message);
  padded[message.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  const state = new Array<bigint>(25).fill(0n);
  for (let offset = 0; offset < padded.length; offset += RATE) {
    const view = new DataView(padded.buffer, offset, RATE);
    for (let lane = 0; lane < RATE / 8; lane++)
      state[lane] = (state[lane] ?? 0n) ^ view.getBigUint64(lane * 8, true);
    permute(state);
  }
  const hash = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane++) hash.setBigUint64(lane * 8, state[lane] ?? 0n, true);
  return new Uint8Array(hash.buffer);
}
