import { changedInputs, statesOf, type InputStates } from '../../../model/src/cache/inputs.ts';
import { runnablePrograms, type ProgramCache } from '../../../model/src/samples/runPages.ts';
import type { SiteFile } from '../../../model/src/SiteFile.ts';
import { buildModules } from './buildModules.ts';

interface Built {
  sources: string;
  inputs: InputStates;
  modules: SiteFile[];
}

/** The modules that pages load when Run is pressed. They're built again when a program or its imports have changed. */
export class RunModules {
  readonly #root: string;
  readonly #programs: ProgramCache = new Map();
  #built: Promise<Built> | undefined;

  /** @param root - the folder of the repository */
  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the modules. A page requests several at once, and all of them wait for the same build. */
  async files(): Promise<SiteFile[]> {
    const last = this.#built;
    this.#built = this.#build(last);
    return (await this.#built).modules;
  }

  async #build(before: Promise<Built> | undefined): Promise<Built> {
    // A failed build is repeated.
    const last = await before?.catch(() => undefined);
    const programs = runnablePrograms(this.#root, this.#programs);
    const sources = JSON.stringify(programs.map(({ name, source }) => [name, source]));
    if (last?.sources === sources && changedInputs(this.#root, last.inputs).length === 0) return last;
    const { modules, inputs } = await buildModules(this.#root, programs);
    const states = statesOf(
      this.#root,
      inputs.map((file) => `content:${file}`),
    );
    return { sources, modules, inputs: states };
  }
}
