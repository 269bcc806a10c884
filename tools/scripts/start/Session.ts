import fs from 'node:fs';
import { readTaskInputs } from '../../../packages/model/src/cache/taskInputs.ts';
import { filesUnder } from '../../../packages/model/src/files.ts';
import { problemLine, type CheckedProblem } from '../../../packages/model/src/problem.ts';
import { historyFile } from '../../../packages/history/src/readHistory.ts';
import { sdkTrees } from '../../../packages/model/src/packages.ts';
import { hasReferences } from '../../../packages/model/src/symbols/References.ts';
import type { FromServer } from '../../../packages/dev-server/src/messages.ts';
import { requestReload } from '../../../packages/dev-server/src/reloadFile.ts';
import { docsPluginOf, reactionsTo, watchedFolders, watchedFlatFolders } from './reactions.ts';
import { targets } from '../tasks/tasks.ts';
import { AfterCompilation } from './AfterCompilation.ts';
import { Checker } from './Checker.ts';
import type { DevServer } from './DevServer.ts';
import { Generation, type GenerationResult } from './Generation.ts';
import { pauseBackground, Program } from './Program.ts';
import { say } from './say.ts';
import { watch } from './watch.ts';
import path from 'node:path';

/** The delay before references are generated if no page is opened. */
const UNSEEN_MS = 10_000;

/** Returns a key of the generated pages and history. When it changes, the dev server has to restart. */
const generatedNow = (): string =>
  [
    ...sdkTrees
      .map((tree) => `api/${tree}`)
      .filter((folder) => fs.existsSync(folder))
      .flatMap((folder) => filesUnder('.', [folder])),
    fs.existsSync(historyFile) ? fs.readFileSync(historyFile, 'utf8') : '',
  ].join();

const isGenerated = (file: string): boolean => sdkTrees.some((tree) => file.startsWith(`api/${tree}/`));

/** The work in parallel with the dev server: it generates references, checks open pages and watches files. */
export class Session {
  readonly #server: DevServer;
  readonly #root = process.cwd();
  readonly #checker = new Checker(() => this.#show());
  readonly #generation = new Generation((result) => this.#endGeneration(result));
  readonly #edits = new AfterCompilation((files) => this.#followEdits(files), pauseBackground);
  #generationProblems: readonly CheckedProblem[] = [];
  #served = generatedNow();
  #isReady = false;
  #hasGenerated = false;

  /** @param server - a started server */
  constructor(server: DevServer) {
    this.#server = server;
  }

  begin(): void {
    this.#checker.pause(!hasReferences(this.#root));
    this.#server.listen(
      (message) => this.#receive(message),
      () => {
        this.#edits.isCompiling = false;
        // The server may have exited because generated files are missing.
        this.#generateOnce();
      },
    );
    void watch(watchedFlatFolders, watchedFolders, (files) => this.#change(files));
  }

  #receive(message: FromServer): void {
    // Problems of generated pages are in their sources, and the generation reports them.
    if (message.type === 'open')
      return this.#checker.open(message.files.filter((file) => !isGenerated(file)));
    if (message.type === 'drawn') return this.#generateOnce();
    this.#edits.isCompiling = message.type === 'compiling';
    if (message.type === 'ready' && !this.#isReady) {
      say(`ready after ${process.uptime().toFixed(1)} s. References are checked in the background.`);
      setTimeout(() => this.#generateOnce(), UNSEEN_MS);
    }
    this.#isReady ||= message.type === 'ready';
    this.#show();
  }

  /** Generates once, after the first page is rendered, so that nothing delays it, or when no page will be. */
  #generateOnce(): void {
    if (this.#hasGenerated) return;
    this.#generate();
  }

  #generate(): void {
    this.#hasGenerated = true;
    this.#checker.isGenerating = true;
    this.#generation.run();
    this.#show();
  }

  #endGeneration({ problems, isNew }: GenerationResult): void {
    this.#generationProblems = problems;
    this.#checker.isGenerating = false;
    for (const problem of problems) console.error(problemLine(problem));
    say(
      problems.length > 0
        ? 'the generation failed, and starts again when you save a source'
        : 'references are up to date',
    );
    const has = hasReferences(this.#root);
    if (has && generatedNow() !== this.#served) this.#serve();
    if (isNew) this.#checker.restart();
    this.#checker.pause(!has);
    // Prepares the next start, because the dev server reads the cached links only when it starts.
    if (has)
      new Program('tools/scripts/start/linkNames.ts', [], { isQuiet: true, env: { SITE_WRITING: '' } });
    this.#show();
  }

  #serve(): void {
    this.#served = generatedNow();
    this.#edits.isCompiling = false;
    this.#server.serve();
  }

  #change(files: readonly string[]): void {
    const isRead = readTaskInputs(this.#root, targets.gen);
    const reactions = files.map((file) => ({ file, ...reactionsTo(file, isRead) }));
    const isNeeded = (part: 'server' | 'generation' | 'checks') => reactions.some((each) => each[part]);
    // The bundler would keep looking for a deleted page that a browser has opened.
    const isDeleted = reactions.some(({ file, content }) => content && !fs.existsSync(file));
    const isStopped = !this.#server.isRunning && reactions.some(({ site }) => site);
    if (isDeleted || isStopped) this.#serve();
    else if (isNeeded('server'))
      void this.#server.hasNewConfiguration().then((isNew) => isNew && this.#serve());
    if (isNeeded('generation')) this.#generate();
    if (isNeeded('checks')) this.#checker.restart();
    this.#edits.add(reactions.filter(({ content }) => content).map(({ file }) => file));
    this.#show();
  }

  /** Lets the docs plugins load changed pages, and checks the open ones of them. */
  #followEdits(files: readonly string[]): void {
    for (const plugin of new Set(files.map(docsPluginOf)))
      if (plugin !== undefined) requestReload(this.#root, plugin);
    for (const file of files) if (this.#checker.isOpen(file)) this.#checker.check(file);
  }

  #show(): void {
    this.#server.send({
      state: {
        generating: this.#generation.isRunning ? 'Generating references' : '',
        generation: this.#generationProblems,
        notes: notesOf(this.#root),
        pages: this.#checker.pages,
      },
    });
  }
}

/** Returns notes for the author on differences between the dev server's pages and the built site. */
function notesOf(root: string): string[] {
  const index = path.join(root, 'build/search-index.json');
  const searched = fs.existsSync(index)
    ? `Search answers from the build of ${fs.statSync(index).mtime.toISOString().slice(0, 16).replace('T', ' ')} UTC.`
    : 'Search has no index yet: "npm run build" creates one.';
  return [searched, 'Left out here: dates of the last change, files for programs, and links in new code.'];
}
