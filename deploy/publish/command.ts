import { execSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deploy } from '../deploy.ts';
import { readFinishedBuild } from '../FinishedBuild.ts';
import { UserError } from '../UserError.ts';
import { publish, rollBack } from './publish.ts';
import fs from 'node:fs';
import { quote } from '../nginx/text.ts';
import { hashedFolders } from '../rules/headers.ts';
import type { PublishableSite } from './writeRelease.ts';

const USAGE =
  'npm run deploy:into -- <folder> [--keep <days>] [--reload <command>] [--back | --to <release>]';

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        keep: { type: 'string', default: '30' },
        reload: { type: 'string' },
        back: { type: 'boolean', default: false },
        to: { type: 'string' },
      },
    });
    const [into, ...more] = positionals;
    if (into !== undefined && more.length === 0 && /^\d+$/.test(values.keep)) return { ...values, into };
  } catch {
    // The usage below explains the options.
  }
  throw new UserError(`Usage: ${USAGE}. <days> is a whole number.`);
}

/** Runs the command that makes nginx read its configuration. The command prints its own errors. */
function runReload(command: string): void {
  try {
    execSync(command, { stdio: 'inherit' });
  } catch {
    throw new UserError(
      `"${command}" failed, so the link is unchanged. Leave out --reload until nginx runs.`,
    );
  }
}

/**
 * Publishes a finished build into a folder that nginx serves, or goes back to a release there, and returns a message
 * about the result.
 * @param args - the arguments after the command
 * @param build - the folder of the build
 * @param out - the folder for the files that hosts need
 */
export async function publishCommand(args: string[], build: string, out: string): Promise<string> {
  const { into, keep, reload: command, back, to } = readArguments(args);
  const where = { into, ...(command && { reload: () => runReload(command) }) };
  const current = path.join(into, 'current');
  if (back || to !== undefined)
    return `${current} links to ${rollBack({ ...where, ...(to !== undefined && { to }) })} again`;
  const output = await deploy('nginx', build, out);
  const { base } = readFinishedBuild(build);
  const { release, releases, files } = publish(nginxSite(output, base), { ...where, keepDays: Number(keep) });
  return `${current} links to ${release}; removed ${releases.length} old releases and ${files} of their files`;
}

/**
 * Returns the output of `deploy` for nginx as a site to publish. A release's configuration names its own folder rather
 * than the link. So the pages and their headers, which list the pages' scripts, change at the same moment, when nginx
 * reads it.
 */
function nginxSite(output: string, base: string): PublishableSite {
  const read = (file: string) => fs.readFileSync(path.join(output, 'docs', file), 'utf8');
  return {
    folder: path.join(output, 'html'),
    hashed: hashedFolders.map((folder) => `${base.slice(1)}${folder}`),
    configuration: (root) => ({
      'maps.conf': read('maps.conf'),
      'site.conf': `root ${quote(root)};\n${read('site.conf')}`,
    }),
  };
}
