type Descriptors = Record<string | symbol, PropertyDescriptor>;

/** What a program may find and change: what is global, with its members and those of its instances. */
export class Surroundings {
  readonly #members: ReadonlyMap<object, Descriptors>;
  readonly #state: string;

  constructor() {
    const known = new Set<object>([globalThis]);
    for (const key of Reflect.ownKeys(globalThis)) {
      // Node makes some of them when they are first read.
      const value: unknown = Reflect.get(globalThis, key);
      if (!isObject(value)) continue;
      known.add(value);
      const instances: unknown = typeof value === 'function' ? value.prototype : undefined;
      if (isObject(instances)) known.add(instances);
    }
    // Node keeps accounts of its own in it.
    known.delete(process);
    this.#members = new Map([...known].map((each) => [each, Object.getOwnPropertyDescriptors(each)]));
    this.#state = stateOfProcess();
  }

  /** Whether anything is another than at first. */
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
      const [one, other] = [before[key], after[key]];
      return Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;
    })
  );
}

/** Variables, listeners and how the process would end. */
const stateOfProcess = (): string =>
  JSON.stringify([
    process.env,
    process.exitCode,
    process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
  ]);
