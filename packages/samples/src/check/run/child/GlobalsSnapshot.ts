type Descriptors = Record<string | symbol, PropertyDescriptor>;

/**
 * The global state that a program can find and change. It consists of the globals, their members, and the members of
 * their prototypes.
 */
export class GlobalsSnapshot {
  readonly #members: ReadonlyMap<object, Descriptors>;
  readonly #state: string;

  constructor() {
    const known = new Set<object>([globalThis]);
    for (const key of Reflect.ownKeys(globalThis)) {
      // Node creates some globals only on the first read.
      const value: unknown = Reflect.get(globalThis, key);
      if (!isObject(value)) continue;
      known.add(value);
      const instances: unknown = typeof value === 'function' ? value.prototype : undefined;
      if (isObject(instances)) known.add(instances);
    }
    // Node stores its own changing state here.
    known.delete(process);
    this.#members = new Map([...known].map((each) => [each, Object.getOwnPropertyDescriptors(each)]));
    this.#state = stateOfProcess();
  }

  /** Whether anything differs from the initial state. */
  hasChanged(): boolean {
    return (
      stateOfProcess() !== this.#state ||
      [...this.#members].some(([each, before]) => !isSame(before, Object.getOwnPropertyDescriptors(each)))
    );
  }
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

function isSame(before: Descriptors, after: Descriptors): boolean {
  const keys = Reflect.ownKeys(before);
  return (
    keys.length === Reflect.ownKeys(after).length &&
    keys.every((key) => {
      const [old, current] = [before[key], after[key]];
      return Object.is(old?.value, current?.value) && old?.get === current?.get && old?.set === current?.set;
    })
  );
}

/** Returns the environment variables, the exit code and the listeners of the process. */
const stateOfProcess = (): string =>
  JSON.stringify([
    process.env,
    process.exitCode,
    process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
  ]);
