/** A port that is easy to remember and not registered for anything else. */
export const DEFAULT_PORT = 3411;

export interface OptionDefinition {
  readonly name: string;
  /** The name of its value. Absent for a switch. */
  readonly value?: string;
  readonly description: string;
}

/** Every option. The table on the site and the help are generated from this list. */
export const optionDefinitions: readonly OptionDefinition[] = [
  {
    name: 'http',
    description: 'Serve over streamable HTTP. By default, the server uses standard input and output.',
  },
  {
    name: 'port',
    value: 'number',
    description: `With \`--http\`: the port to listen on, ${DEFAULT_PORT} by default. \`0\` picks a free one.`,
  },
  {
    name: 'host',
    value: 'address',
    description:
      'With `--http`: the address to listen on, `127.0.0.1` by default, which only this machine can reach.',
  },
  {
    name: 'allow-host',
    value: 'name',
    description:
      "With `--http`: another host name, besides this machine's own, to accept requests for and from. You can repeat this option.",
  },
  {
    name: 'site',
    value: 'folder',
    description: "The folder with the site's files, if not the one in the package.",
  },
  { name: 'help', description: 'Print the options and stop.' },
  { name: 'version', description: 'Print the version and stop.' },
];
