import { testChanges } from '../../../packages/checks/src/code/tests.ts';
import { checkPages } from '../../../packages/checks/src/page/checkPages.ts';
import { checkSources } from '../../../packages/checks/src/page/checkSources.ts';
import { checks } from '../../../packages/checks/src/registry/index.ts';
import { byLocation, problemLine, type Problem } from '../../../packages/model/src/problem.ts';
import { readOptions, type Options } from './options.ts';
import { runAsCommand } from '../tasks/main.ts';
import { withDependencies } from '../tasks/Task.ts';
import { tasks } from '../tasks/tasks.ts';
import { changesSince } from '../../../packages/checks/src/changes/changesSince.ts';
import { dependentsOf } from '../../../packages/checks/src/changes/dependents.ts';
import { isCheckedFile } from '../../../packages/checks/src/page/checkedFiles.ts';
import { appliesTo } from '../../../packages/checks/src/registry/texts.ts';
import { structureFiles } from '../../../packages/checks/src/structure/files.ts';
import { symbolFiles } from '../../../packages/checks/src/symbols/files.ts';

interface FilesToCheck {
  /** Texts of the site: pages, and the sources of pages. */
  texts: string[];
  /** Texts that depend on a changed file, each with that file. */
  dependents: ReadonlyMap<string, string>;
  /** All changed files, including those that aren't texts. */
  changed: readonly string[];
  removed: readonly string[];
}

/** Finds the files to check: those given, all, or those changed since the base with their dependents. */
function findFilesToCheck(root: string, { all, base, files }: Options): FilesToCheck {
  const none = { dependents: new Map<string, string>(), removed: [] };
  if (files.length > 0) {
    const texts = files.filter((file) => isCheckedFile(file) || appliesTo('prose', file));
    return { ...none, texts, changed: files };
  }
  if (all) {
    const texts = [...structureFiles(), ...symbolFiles()];
    return { ...none, texts: [...new Set(texts)], changed: [] };
  }
  const changes = changesSince(root, base);
  const { changed, removed } = changes;
  return { texts: changed.filter(isCheckedFile), dependents: dependentsOf(root, changes), changed, removed };
}

/** Returns the code problems in changed files. The tools run one by one, in parallel with the checks of pages. */
async function codeProblems({ changed, removed }: FilesToCheck): Promise<Problem[]> {
  const problems = await testChanges(changed);
  for (const { ofChanges } of checks) problems.push(...((await ofChanges?.(changed, removed)) ?? []));
  return problems;
}

async function main(args: string[]): Promise<void> {
  const names = new Set(checks.map(({ name }) => name));
  if (args.length > 0 && args.every((argument) => names.has(argument)))
    return runAsCommand('check', withDependencies(tasks, args), false);
  const work = findFilesToCheck(process.cwd(), readOptions(args));
  const texts = [...work.texts, ...work.dependents.keys()];
  const isIdle = texts.length === 0 && work.changed.length === 0 && work.removed.length === 0;
  const running = isIdle
    ? []
    : [
        checkPages(texts, { wholeSite: true }),
        checkSources([...work.changed, ...work.removed]),
        codeProblems(work),
      ];
  const results = await Promise.allSettled<readonly Problem[]>(running);
  const problems = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  // One check that fails hides no problem of the others.
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? messageOf(result.reason).split('\n') : [],
  );
  const lines = new Set([...problems.toSorted(byLocation).map(problemLine), ...failures]);
  for (const line of lines) console.error(line);
  for (const note of notesOf(work)) console.log(`note: ${note}`);
  console.log(summaryOf(work, lines.size, performance.now() / 1000));
  process.exitCode = lines.size > 0 ? 1 : 0;
}

const count = (quantity: number, noun: string) => `${quantity} ${quantity === 1 ? noun : `${noun}s`}`;

/** Returns one line with the checked files and the result: `check: 2 files and 3 dependent texts, 0 problems, 4.2 s`. */
function summaryOf(
  { texts, dependents, changed, removed }: FilesToCheck,
  problems: number,
  seconds: number,
): string {
  const files = new Set([...texts, ...changed, ...removed]).size;
  const dependent = dependents.size > 0 ? ` and ${count(dependents.size, 'dependent text')}` : '';
  return `check: ${count(files, 'file')}${dependent}, ${count(problems, 'problem')}, ${seconds.toFixed(1)} s`;
}

const MOST_FILES = 10;

/** Returns notes on the result: why dependent texts were checked, and what this command doesn't cover. */
function notesOf({ dependents, changed }: FilesToCheck): string[] {
  const whys = [...new Set(dependents.values())];
  const any = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  return [
    ...whys.map((why) => {
      const files = [...dependents.keys()].filter((file) => dependents.get(file) === why);
      return `${why} is used by ${files.length > MOST_FILES ? `${files.length} files` : files.join(', ')}`;
    }),
    ...(any(/^(?:packages\/(?:checks|model|history)|\.config)\//)
      ? ['the checks themselves were changed: npm run check -- --all runs them on every page']
      : []),
    ...(any(/^(?:packages\/sdk-\w+\/src|openapi)\//)
      ? ['the references are those of the last npm run gen: run it again before you check links into them']
      : []),
  ];
}

/** Returns an error's message. One with a place begins with it, so that terminals link it. */
const messageOf = ({ message }: Error) => (/^[\w./-]+:\d+: /.test(message) ? message : `check: ${message}`);

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
