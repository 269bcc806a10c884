import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Sample } from '../../packages/model/src/samples/extract.ts';
import { filesOf } from '../../packages/downloads/src/packageFiles.ts';
import { addressOf, end } from './follow/terminal.ts';

/** The command with which a client starts a server. */
export interface ServerConfig {
  command: string;
  args: string[];
}

/** Returns the lines of the quickstart's commands, and what the line and the files of its setups start. */
export function setupsIn(blocks: readonly Sample[]): { lines: string[]; setups: ServerConfig[] } {
  const codeIn = (wanted: string) =>
    blocks.filter(({ language }) => language === wanted).map(({ code }) => code);
  const lines = codeIn('bash').flatMap((code) => code.split('\n'));
  const configs = codeIn('json')
    .map((code) => JSON.parse(code) as { mcpServers?: object; servers?: object })
    .flatMap((config) => Object.values(config.mcpServers ?? config.servers ?? {}) as ServerConfig[]);
  const added = lines.find((line) => line.startsWith('claude mcp add nacre-docs -- '))?.split(' -- ')[1];
  const [command = '', ...args] = added?.split(' ') ?? [];
  return { lines, setups: [...configs, { command, args }] };
}

/** Makes npm fail if a package isn't available locally, instead of requesting it from a registry. */
const offline = { ...process.env, npm_config_offline: 'true' } as Record<string, string>;

/** Installs an archive of the server in a temporary folder, and lists the files of the package. */
export function installPacked(archive: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-packed-'));
  const modules = path.join(folder, 'node_modules');
  const packageFolder = path.join(modules, '@nacre/docs-mcp');
  fs.mkdirSync(packageFolder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', packageFolder, '--strip-components', '1']);
  const manifest = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    bin: Record<string, string>;
  };
  const link = (target: string, linkPath: string) => {
    fs.mkdirSync(path.dirname(linkPath), { recursive: true });
    fs.symlinkSync(target, linkPath);
  };
  // Links only the dependencies, so that none of this repository's source can be imported.
  for (const name of Object.keys(manifest.dependencies)) {
    link(path.resolve('node_modules', name), path.join(modules, name));
  }
  for (const [name, file] of Object.entries(manifest.bin)) {
    fs.chmodSync(path.join(packageFolder, file), 0o755);
    link(path.join(packageFolder, file), path.join(modules, '.bin', name));
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"a-readers-project","private":true}');
  return {
    folder,
    files: [...filesOf(packageFolder).keys()],
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Returns the addresses in a result of `search_docs`, best first. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/^Page: (\S+)$/gm)].map(([, address = '']) => address);

const newClient = () => new Client({ name: 'site-tests', version: '1.0.0' });

/** Connects the official client to a server that it starts with the given command. */
export async function connectTo(
  { command, args }: ServerConfig,
  cwd: string,
  env: Record<string, string> = offline,
): Promise<Client> {
  const client = newClient();
  const transport = new StdioClientTransport({ command, args, cwd, env, stderr: 'ignore' });
  await client.connect(transport, { timeout: 120_000 });
  return client;
}

/** Connects the official client to a running server. */
export async function connectToAddress(address: string): Promise<Client> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  return client;
}

/** Starts a command, and waits until it prints the address that it serves at. */
export async function startServing(
  command: string,
  cwd: string,
  env: Record<string, string> = offline,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  return { address: await addressOf(child), stop: () => end(child) };
}
