/**
 * Serves the hosted CI's build of a pull request: `npm run preview:ci -- 123`. It accepts the number or URL of a pull
 * request or of a run, a zip archive that was downloaded by hand, or a folder. GitHub serves builds only to signed-in
 * users, so GITHUB_TOKEN must be a token that may read actions and pull requests.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBuild, parseBuildRequest } from './previewCi/findBuild.ts';
import { GitHub } from './previewCi/GitHub.ts';
import { readRepository } from './previewCi/readRepository.ts';
import { unpackSite } from './previewCi/unpackSite.ts';
import { serveFolder } from './serveFolder.ts';

const FOLDER = '.docusaurus/ci';
const MOST_BYTES = 500_000_000;
const USAGE =
  'npm run preview:ci -- PULL_REQUEST | RUN | FILE.zip | FOLDER [--repository owner/name] [--port 3000] [--no-serve]';

async function fetchBuild(name: string, repository: string | undefined): Promise<string> {
  const request = parseBuildRequest(name);
  if (!request) throw new Error(`${name} is neither a file, a folder nor a number: ${USAGE}`);
  const token = process.env.GITHUB_TOKEN || process.env.GH_TOKEN;
  const github = new GitHub({
    api: process.env.GITHUB_API_URL || 'https://api.github.com',
    repository: repository ?? request.repository ?? readRepository(),
    token,
  });
  const { artifact, run, from, commit } = await findBuild(github, request);
  if (!token)
    throw new Error(
      `GitHub serves builds only to signed-in users: set GITHUB_TOKEN, or download the artifact of run ${run} by hand and pass its file`,
    );
  const archive = await github.bytes(`actions/artifacts/${artifact}/zip`, `build of run ${run}`, MOST_BYTES);
  const folder = path.join(FOLDER, String(run));
  fs.mkdirSync(FOLDER, { recursive: true });
  unpackSite(archive, folder);
  console.log(`Run ${run} built this from commit ${commit.slice(0, 10)} of ${from}.`);
  if (from !== github.repository) console.log("It is a fork: the scripts of its pages are a stranger's.");
  return folder;
}

function unpackFile(file: string): string {
  const folder = path.join(FOLDER, path.basename(file, path.extname(file)));
  fs.mkdirSync(FOLDER, { recursive: true });
  unpackSite(fs.readFileSync(file), folder);
  return folder;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      repository: { type: 'string' },
      port: { type: 'string', default: '3000' },
      'no-serve': { type: 'boolean', default: false },
    },
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new Error(`name one build: ${USAGE}`);
  const stats = fs.statSync(source, { throwIfNoEntry: false });
  const folder = stats?.isDirectory()
    ? source
    : await (stats ? unpackFile(source) : fetchBuild(source, values.repository));
  console.log(`The site is in ${folder}.`);
  return values['no-serve'] ? 0 : serveFolder(folder, values.port);
}

main().then(
  (status) => (process.exitCode = status),
  (error: Error) => {
    console.error(`preview:ci: ${error.message}`);
    process.exitCode = 1;
  },
);
