/**
 * Serves the site for its writers: `npm start`. Pages are there at once, each compiled when it's opened. References are
 * made beside that, at the start and when a source of theirs changes, and the pages that are open are checked.
 */
import fs from 'node:fs';
import { filesUnder } from '../facts/files.ts';
import { sdkTrees } from '../facts/packages.ts';
import { writeBrand } from '../src/brand/writeBrand.ts';
import type { FromServer, ShownProblem } from '../src/plugins/writing/messages.ts';
import { askedBy, watched, watchedFlat } from './start/changes.ts';
import { Checker } from './start/Checker.ts';
import { Generation } from './start/Generation.ts';
import { notesOf } from './start/notes.ts';
import { isFree, portOf } from './start/options.ts';
import { Program } from './start/Program.ts';
import { watch } from './start/watch.ts';

const args = process.argv.slice(2);
const start = performance.now();
const say = (text: string) => console.log(`start: ${text}`);

/** The pages that are generated now: with others, the dev server has to read all anew. */
const generatedPages = (): string =>
  sdkTrees
    .map((tree) => `api/${tree}`)
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => filesUnder('.', [folder]))
    .join();

/** Guides and the page of the API link to them. */
const hasReferences = (): boolean => sdkTrees.every((tree) => fs.existsSync(`api/${tree}/symbols.json`));

let server: Program | undefined;
let generationProblems: ShownProblem[] = [];
let served = '';
let hasServed = false;

const show = () =>
  server?.tell({
    state: {
      generating: generation.isRunning ? 'Generating references' : '',
      generation: generationProblems,
      notes: notesOf(process.cwd()),
      pages: checker.pages,
    },
  });
const checker = new Checker(show);
const generation = new Generation(({ problems, isNew }) => {
  generationProblems = problems;
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  say(
    problems.length > 0
      ? 'the generation failed, and goes on when you save a source'
      : 'references are up to date',
  );
  if (hasReferences() && generatedPages() !== served) serve();
  if (isNew) checker.restart();
  checker.pause(!hasReferences());
  // For the next start: the dev server has read what was known when it started.
  new Program('scripts/start/linkNames.ts', [], { isQuiet: true, env: { SITE_WRITING: '' } });
  show();
});

function receive(message: FromServer): void {
  if (message.type === 'open') return checker.open(message.files);
  if (!hasServed) {
    say(
      `ready after ${((performance.now() - start) / 1000).toFixed(1)} s. References are checked in the background.`,
    );
    // Now that a page is there, which nothing should hold up.
    generation.run();
  }
  hasServed = true;
  show();
}

/** Starts the dev server, or starts it again. */
function serve(): void {
  server?.stop();
  served = generatedPages();
  const isFirst = server === undefined;
  const flags = isFirst ? args : [...args, '--no-open'];
  server = new Program('node_modules/@docusaurus/core/bin/docusaurus.mjs', ['start', ...flags], {
    env: { SITE_WRITING: '1' },
    onMessage: receive,
    onEnd: (status) => {
      server = undefined;
      say(`the dev server ended (${status ?? 'stopped'}). It starts again when you save a file.`);
    },
  });
}

function change(files: readonly string[]): void {
  const asked = files.map((file) => ({ file, ...askedBy(file) }));
  if (
    !server &&
    hasReferences() &&
    asked.some(({ page, checks, generation }) => page || checks || generation)
  )
    serve();
  if (asked.some((each) => each.generation)) generation.run();
  if (asked.some(({ checks }) => checks)) checker.restart();
  else for (const { file, page } of asked) if (page && checker.isOpen(file)) checker.check(file);
  show();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit());

async function main(): Promise<void> {
  const port = portOf(args);
  if (!(await isFree(port))) {
    throw new Error(`port ${port} is taken. Stop what uses it, or run "npm start -- --port ${port + 1}".`);
  }
  writeBrand();
  if (hasReferences()) serve();
  else {
    say('the references are made first, since this clone has none. That takes a minute at most.');
    generation.run();
  }
  checker.pause(!hasReferences());
  watch(watchedFlat, watched, change);
}

main().catch((error: unknown) => {
  console.error(`start: ${(error as Error).message}`);
  process.exit(1);
});
