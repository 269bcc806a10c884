/** A command that generates, builds or checks something. */
export interface Task {
  name: string;
  /** A command of the shell, which finds the programs of installed packages. */
  command: string;
  env?: Readonly<Record<string, string>>;
  /** The names of the tasks that have to finish first. */
  after?: readonly string[];
  /** The name of a task that runs at the same time. The command waits for its end itself, with `taskEnd`. */
  beside?: string;
  /** Set if the output is printed as it comes. */
  isShown?: true;
  /** Set if the task uses all cores. Every other task uses one and runs in parallel with others. */
  isExclusive?: true;
  /** Files and folders that only this task writes. While they and its inputs are unchanged, it's skipped. */
  outputs?: readonly string[];
  /** Set if the command replaces its outputs itself, file by file, so that the dev server always has each of them. */
  clears?: true;
}

/** Returns the named tasks and all tasks that they depend on, in the order of the list. */
export function withDependencies(tasks: readonly Task[], names: readonly string[]): Task[] {
  const needed = new Set<string>();
  const add = (name: string) => {
    const task = tasks.find((each) => each.name === name);
    if (!task)
      throw new Error(`there is no task "${name}". There are: ${tasks.map((each) => each.name).join(', ')}`);
    needed.add(name);
    for (const other of [...(task.after ?? []), task.beside]) if (other && !needed.has(other)) add(other);
  };
  for (const name of names) add(name);
  return tasks.filter(({ name }) => needed.has(name));
}
