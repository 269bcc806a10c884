import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { filesOf } from '../../packages/downloads/src/packageFiles.ts';

/** A folder in which a reader has the package of the MCP server, packed from this repository. */
export interface Installation {
  folder: string;
  /** Files of the package. */
  files: string[];
  remove: () => void;
}

/** What a client starts a server with. */
export interface ServerConfig {
  command: string;
  args: string[];
}

/** npm must find all that it needs: a registry is not asked. */
const offline = { ...process.env, npm_config_offline: 'true' } as Record<string, string>;

/** Packs the server as it is published into a folder, and gives the archive. */
function pack(folder: string): string {
  const packed = execFileSync('npm', ['pack', '-w', 'packages/mcp', '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Scripts of the package may print before npm does.
  const listed = JSON.parse(packed.slice(packed.search(/^[[{]/m))) as object;
  const [{ filename }] = Object.values(listed) as [{ filename: string }];
  return path.join(folder, filename);
}

/**
 * Installs the server in a folder of its own.
 *
 * @param archive - what is installed; without one, the server as it is published from here
 */
export function installPacked(archive?: string): Installation {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-packed-'));
  const modules = path.join(folder, 'node_modules');
  const own = path.join(modules, '@nacre/docs-mcp');
  fs.mkdirSync(own, { recursive: true });
  execFileSync('tar', ['-xzf', archive ?? pack(folder), '-C', own, '--strip-components', '1']);
  const manifest = JSON.parse(fs.readFileSync(path.join(own, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    bin: Record<string, string>;
  };
  const link = (target: string, at: string) => {
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.symlinkSync(target, at);
  };
  // The dependencies are those of this repository; nothing of its own source is in reach.
  for (const name of Object.keys(manifest.dependencies)) {
    link(path.resolve('node_modules', name), path.join(modules, name));
  }
  for (const [name, file] of Object.entries(manifest.bin)) {
    fs.chmodSync(path.join(own, file), 0o755);
    link(path.join(own, file), path.join(modules, '.bin', name));
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{"name":"a-readers-project","private":true}');
  return {
    folder,
    files: [...filesOf(own).keys()],
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

const newClient = () => new Client({ name: 'site-tests', version: '1.0.0' });

/** The official client of a server that it starts as a set-up says. */
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

/** The official client of a server that runs. */
export async function connectToAddress(address: string): Promise<Client> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  return client;
}

/** Runs a command until it says where it serves. */
export async function startServing(
  command: string,
  cwd: string,
  env: Record<string, string> = offline,
): Promise<{ address: string; stop: () => void }> {
  const [program = '', ...args] = command.split(' ');
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => {
    // The command may have started another; both are of one group.
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  };
  let said = '';
  for await (const chunk of child.stderr ?? []) {
    said += String(chunk);
    const address = /served at (http:\/\/\S+)/.exec(said)?.[1];
    if (address) return { address, stop };
  }
  throw new Error(`"${command}" serves nothing: ${said}`);
}
