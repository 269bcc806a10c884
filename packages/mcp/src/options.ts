import { parseArgs } from 'node:util';
import { DEFAULT_PORT, optionDefinitions } from './optionDefinitions.ts';

/** The parsed command line. */
export type Options =
  | { command: 'help' }
  | { command: 'version' }
  | { command: 'stdio'; site: string | undefined }
  | { command: 'http'; site: string | undefined; host: string; port: number; allowedHosts: string[] };

/** Parses the command line. Throws an error that describes an invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      http: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-host': { type: 'string', multiple: true },
      site: { type: 'string' },
      help: { type: 'boolean' },
      version: { type: 'boolean' },
    },
  });
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  if (!values.http) {
    const lone = (['port', 'host', 'allow-host'] as const).find((name) => values[name] !== undefined);
    if (lone) throw new Error(`--${lone} requires --http`);
    return { command: 'stdio', site: values.site };
  }
  return {
    command: 'http',
    site: values.site,
    host: values.host ?? '127.0.0.1',
    port: readPort(values.port),
    allowedHosts: values['allow-host'] ?? [],
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, and is ${text}`);
  }
  return Number(text);
}

/** Returns the help text for the terminal. */
export const helpText = (): string =>
  [
    'Usage: nacre-docs-mcp [options]',
    '',
    "A Model Context Protocol server for Nacre's documentation.",
    '',
    ...optionDefinitions.map(
      ({ name, value, description }) =>
        `  ${`--${name}${value ? ` <${value}>` : ''}`.padEnd(22)}${description.replaceAll('`', '')}`,
    ),
  ].join('\n');
