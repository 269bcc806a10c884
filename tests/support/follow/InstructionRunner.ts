import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applyDiff } from '../../../packages/model/src/samples/applyDiff.ts';
import { FollowProblem, type Instruction, type Shown } from './instructions.ts';
import { addressOf, end, run, start } from './terminal.ts';

const SERVES = /^(?:(?:npm run|pnpm|yarn) dev|npm start|npx vite|npx .* nacre-sandbox|node --env-file=.*)$/;

/** A development server that one of the page's commands has started. */
export interface DevServer {
  address: string;
  stop(): Promise<void>;
}

/** Throws if a parent folder has packages. Node and npm would find them, and a reader's empty folder has none. */
function assertNoOuterPackages(folder: string): void {
  for (let outer = path.dirname(folder); ; outer = path.dirname(outer)) {
    for (const name of ['node_modules', 'package.json']) {
      if (fs.existsSync(path.join(outer, name)))
        throw new Error(
          `${outer} has ${name}, which a reader's folder doesn't have above it: set TMPDIR to a folder without one`,
        );
    }
    if (outer === path.dirname(outer)) return;
  }
}

/** Follows a page's instructions literally, in an empty folder. */
export class InstructionRunner {
  readonly root: string;
  /** The terminal's working folder, which `cd` changes. */
  cwd: string;
  readonly #file: string;
  readonly #tools: string | undefined;
  readonly #printed = new Map<string, string>();
  readonly #servers: ChildProcess[] = [];

  /**
   * @param file - the page, as messages name it
   * @param tools - a folder with the programs that the reader has in addition to npm
   */
  constructor(file: string, tools?: string) {
    this.root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'reader-')));
    this.cwd = this.root;
    this.#file = file;
    this.#tools = tools;
    assertNoOuterPackages(this.root);
  }

  /** Follows the instructions to their end, or until a command starts a server, which is returned. */
  async follow(instructions: Instruction[]): Promise<DevServer | undefined> {
    for (const instruction of instructions) {
      if (instruction.kind === 'file') this.#write(instruction);
      else if (instruction.kind === 'change') this.#change(instruction);
      else if (instruction.kind === 'program') await this.#appendToProgram(instruction);
      else {
        const server = await this.#runCommands(instruction);
        if (server) return server;
      }
    }
    return undefined;
  }

  /** Runs commands that the page doesn't show, as its own. */
  run(...commands: string[]): Promise<DevServer | undefined> {
    return this.#runCommands({ kind: 'commands', line: 0, commands });
  }

  /** Stops all running servers, and removes the folder. */
  async leave(): Promise<void> {
    for (const child of this.#servers) await end(child);
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  #problem(line: number, message: string): FollowProblem {
    return new FollowProblem(this.#file, line, message);
  }

  #write({ path: name, code, replaces, line }: Extract<Instruction, { kind: 'file' }>): void {
    const target = path.join(this.cwd, name);
    if (replaces && !fs.existsSync(target))
      throw this.#problem(line, `replaces ${name}, which doesn't exist`);
    if (!fs.existsSync(path.dirname(target)))
      throw this.#problem(line, `puts ${name} into a folder that doesn't exist`);
    fs.writeFileSync(target, `${code}\n`);
  }

  #change({ path: name, diff, line }: Extract<Instruction, { kind: 'change' }>): void {
    const target = path.join(this.cwd, name);
    try {
      fs.writeFileSync(target, applyDiff(fs.readFileSync(target, 'utf8'), diff));
    } catch (error) {
      throw this.#problem(line, `changes ${name}: ${(error as Error).message}`);
    }
  }

  async #appendToProgram(part: Extract<Instruction, { kind: 'program' }>): Promise<void> {
    const target = path.join(this.cwd, part.path);
    if (part.isNew === fs.existsSync(target))
      throw this.#problem(part.line, `${part.path} ${part.isNew ? 'exists already' : "doesn't exist yet"}`);
    fs.appendFileSync(target, `${part.isNew ? '' : '\n'}${part.code}\n`);
    const { status, stdout, screen } = await run(part.run, this.cwd, this.#tools);
    if (status !== 0) throw this.#problem(part.line, `"${part.run}" fails:\n${screen.trim()}`);
    const before = this.#printed.get(target) ?? '';
    if (!stdout.startsWith(before))
      throw this.#problem(part.line, `changes the output of earlier steps:\n${stdout.trim()}`);
    this.#compare(part.line, part.shown, stdout.slice(before.length));
    this.#printed.set(target, stdout);
  }

  #compare(line: number, shown: Shown | undefined, printed: string): void {
    if ((shown?.text ?? '').trimEnd() === printed.trimEnd()) return;
    const [expected, actual] = [shown?.text ?? '', printed].map((text) => JSON.stringify(text.trimEnd()));
    throw this.#problem(
      shown?.line ?? line,
      `the output on the page differs from the printed one.\n  shown:   ${expected}\n  printed: ${actual}`,
    );
  }

  async #runCommands(block: Extract<Instruction, { kind: 'commands' }>): Promise<DevServer | undefined> {
    let printed = '';
    for (const [index, command] of block.commands.entries()) {
      const line = block.line + index;
      const folder = /^cd (\S+)$/.exec(command)?.[1];
      if (folder) {
        this.cwd = path.resolve(this.cwd, folder);
        if (!fs.existsSync(this.cwd)) throw this.#problem(line, `"${command}": there is no such folder`);
        continue;
      }
      if (SERVES.test(command)) return await this.#serve(command, line);
      const { status, stdout, screen } = await run(command, this.cwd, this.#tools);
      if (status !== 0) throw this.#problem(line, `"${command}" fails:\n${screen.trim()}`);
      printed += stdout;
    }
    if (block.shown) this.#compare(block.line, block.shown, printed);
    return undefined;
  }

  /** Starts a server, and waits for the address that it prints. */
  async serve(command: string): Promise<string> {
    const child = start(command, this.cwd, this.#tools);
    this.#servers.push(child);
    return addressOf(child);
  }

  async #serve(command: string, line: number): Promise<DevServer> {
    try {
      const address = await this.serve(command);
      const child = this.#servers.at(-1);
      return { address, stop: () => (child ? end(child) : Promise.resolve()) };
    } catch (error) {
      throw this.#problem(line, `"${command}" fails:\n${(error as Error).message}`);
    }
  }
}
