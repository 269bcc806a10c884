import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FollowProblem, type Instruction, type Shown } from './instructions.ts';
import { addressOf, end, run, start } from './terminal.ts';

/** A development server that a command of the page started. */
export interface DevServer {
  address: string;
  stop(): Promise<void>;
}

/** Does what a page says, literally, in an empty folder. */
export class InstructionRunner {
  readonly root: string;
  /** Where the terminal stands: `cd` moves it. */
  cwd: string;
  readonly #file: string;
  readonly #packages: ReadonlyMap<string, readonly string[]>;
  readonly #printed = new Map<string, string>();
  readonly #servers: ChildProcess[] = [];

  /**
   * @param file - the page, as messages name it
   * @param packages - archives by package, which `npm install` takes in the place of a registry's: each after those it needs
   */
  constructor(file: string, packages: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reader-')));
    this.cwd = this.root;
    this.#file = file;
    this.#packages = packages;
  }

  /** Follows the instructions to their end, or to the command that starts a server, which it gives. */
  async follow(instructions: Instruction[]): Promise<DevServer | undefined> {
    for (const instruction of instructions) {
      if (instruction.kind === 'file') this.#write(instruction);
      else if (instruction.kind === 'program') await this.#grow(instruction);
      else {
        const server = await this.#enter(instruction);
        if (server) return server;
      }
    }
    return undefined;
  }

  /** Ends what still runs, and takes the folder away. */
  async leave(): Promise<void> {
    for (const child of this.#servers) await end(child);
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  #problem(line: number, message: string): FollowProblem {
    return new FollowProblem(this.#file, line, message);
  }

  #write({ path: name, code, replaces, line }: Extract<Instruction, { kind: 'file' }>): void {
    const target = path.join(this.cwd, name);
    if (replaces && !fs.existsSync(target)) throw this.#problem(line, `replaces ${name}, which is not there`);
    if (!fs.existsSync(path.dirname(target)))
      throw this.#problem(line, `puts ${name} into a folder that is not there`);
    fs.writeFileSync(target, `${code}\n`);
  }

  async #grow(part: Extract<Instruction, { kind: 'program' }>): Promise<void> {
    const target = path.join(this.cwd, part.path);
    if (part.isNew === fs.existsSync(target))
      throw this.#problem(part.line, `${part.path} is ${part.isNew ? 'there already' : 'not there yet'}`);
    fs.appendFileSync(target, `${part.isNew ? '' : '\n'}${part.code}\n`);
    const { status, stdout, screen } = await run(part.run, this.cwd);
    if (status !== 0) throw this.#problem(part.line, `"${part.run}" fails:\n${screen.trim()}`);
    const before = this.#printed.get(target) ?? '';
    if (!stdout.startsWith(before))
      throw this.#problem(part.line, `changes what the steps before it print:\n${stdout.trim()}`);
    this.#compare(part.line, part.shown, stdout.slice(before.length));
    this.#printed.set(target, stdout);
  }

  #compare(line: number, shown: Shown | undefined, printed: string): void {
    if ((shown?.text ?? '').trimEnd() === printed.trimEnd()) return;
    const [wanted, got] = [shown?.text ?? '', printed].map((text) => JSON.stringify(text.trimEnd()));
    throw this.#problem(
      shown?.line ?? line,
      `the page shows another output.\n  shown:   ${wanted}\n  printed: ${got}`,
    );
  }

  async #enter(block: Extract<Instruction, { kind: 'commands' }>): Promise<DevServer | undefined> {
    let printed = '';
    for (const [index, command] of block.commands.entries()) {
      const line = block.line + index;
      const folder = /^cd (\S+)$/.exec(command)?.[1];
      if (folder) {
        this.cwd = path.resolve(this.cwd, folder);
        if (!fs.existsSync(this.cwd)) throw this.#problem(line, `"${command}": there is no such folder`);
        continue;
      }
      if (command === 'npm run dev') return this.#serve(command, line);
      const { status, stdout, screen } = await run(this.#withArchives(command), this.cwd);
      if (status !== 0) throw this.#problem(line, `"${command}" fails:\n${screen.trim()}`);
      printed += stdout;
    }
    if (block.shown) this.#compare(block.line, block.shown, printed);
    return undefined;
  }

  /** One command an archive: npm then finds what the next one needs in the folder, and asks no registry. */
  #withArchives(command: string): string {
    if (!command.startsWith('npm install ')) return command;
    const words = command.split(' ').map((word) => this.#packages.get(word) ?? [word]);
    const before = words.flatMap((archives) => archives.slice(0, -1));
    return [
      ...before.map((archive) => `npm install --silent ${archive}`),
      words.map((archives) => archives.at(-1)).join(' '),
    ].join(' && ');
  }

  /** Starts what does not end by itself, and waits for the address that it prints. */
  async #serve(command: string, line: number): Promise<DevServer> {
    const child = start(command, this.cwd);
    this.#servers.push(child);
    try {
      return { address: await addressOf(child), stop: () => end(child) };
    } catch (error) {
      throw this.#problem(line, `"${command}" fails:\n${(error as Error).message}`);
    }
  }
}
