import { Cache } from '../../../model/src/cache/Cache.ts';
import { programInputs, statesOf } from '../../../model/src/cache/inputs.ts';
import { runnablePrograms } from '../../../model/src/samples/runPages.ts';
import type { SiteFile } from '../../../model/src/SiteFile.ts';
import { buildModules } from './buildModules.ts';

/** The modules that pages load when Run is pressed. They're built again when a program or its imports have changed. */
export class RunModules {
  readonly #root: string;
  readonly #program: readonly string[];
  #built: Promise<SiteFile[]> | undefined;

  /** @param root - the folder of the repository */
  constructor(root: string) {
    this.#root = root;
    this.#program = programInputs(root, import.meta.url);
  }

  /** Returns the modules. A page requests several at once, and all of them wait for the same build. */
  files(): Promise<SiteFile[]> {
    this.#built = this.#build(this.#built);
    return this.#built;
  }

  async #build(before: Promise<SiteFile[]> | undefined): Promise<SiteFile[]> {
    // A failed build is repeated.
    await before?.catch(() => undefined);
    const root = this.#root;
    const cache = new Cache(root, 'run-modules');
    const programs = runnablePrograms(root, cache.memoizer(this.#program));
    const sources = programs.map(({ name, source }) => [name, source]);
    const known = cache.get<SiteFile[]>(sources);
    if (known) {
      cache.write();
      return known;
    }
    const { modules, inputs } = await buildModules(root, programs);
    cache.set(
      sources,
      modules,
      statesOf(root, [...this.#program, ...inputs.map((file) => `content:${file}`)]),
    );
    cache.write();
    return modules;
  }
}
