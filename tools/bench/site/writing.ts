import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { BenchmarkRow, MeasureOf } from '../../../src/data/measurements.ts';
import { Samples } from './Bench.ts';
import { workFolder } from './buildPeers.ts';
import { DevServer, timeUntilSeen } from './DevServer.ts';
import { median } from './visit.ts';
import { build, editGuide, type Project, removeCaches, runTimed, writeProjects } from './project.ts';

/** The counted edits per run. An extra first one makes the server read files for the first time, and isn't counted. */
const EDITS = 3;
/** The pause between two edits in milliseconds, because a writer doesn't save all the time. */
const PAUSE = 2000;

type Times = Partial<Record<MeasureOf<'writing'>, number>>;

const sentenceOf = (name: string): string => `This is ${name}, at ${Date.now()}.`;

/** Measures starts until the guide is shown, in a fresh clone and after a build, and the time until edits show. */
async function timeStarts(project: Project, browser: Browser): Promise<Times> {
  removeCaches(project);
  const startCold = await withServer(project, browser, async ({ started }) => started);
  await build(project);
  return withServer(project, browser, async (server) => {
    const visible: number[] = [];
    for (let edit = 0; edit <= EDITS; edit += 1) {
      await server.page.waitForTimeout(PAUSE);
      const sentence = sentenceOf(`edit ${edit}`);
      editGuide(project, sentence);
      const time = await timeUntilSeen(server, sentence);
      if (edit > 0) visible.push(time);
    }
    return { startCold, startWarm: server.started, visible: median(visible) };
  });
}

/** Starts a server, waits until its page has loaded, and stops it after the work. */
async function withServer<T>(
  project: Project,
  browser: Browser,
  work: (server: DevServer) => Promise<T>,
): Promise<T> {
  const server = await DevServer.start(project, browser);
  try {
    // Doesn't wait for an idle network, because the panel of `npm start` keeps a connection open.
    await server.page.waitForLoadState('load');
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Measures the check of edited files that a writer waits for before a commit, if there is one. */
async function timeCheck(project: Project): Promise<Times> {
  if (!project.check) return {};
  const { folder, check } = project;
  // The check gets the changed files from git.
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  try {
    git('init', '--quiet', '--initial-branch', 'main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'As it was');
    editGuide(project, sentenceOf('the first sentence'));
    await runTimed(folder, check);
    editGuide(project, sentenceOf('the second sentence'));
    return { checked: await runTimed(folder, check) };
  } finally {
    fs.rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  }
}

async function timeBuild(project: Project): Promise<Times> {
  editGuide(project, sentenceOf('the last sentence'));
  return { built: (await build(project)).time };
}

/** Measures a writer's waiting times for a page to open, for an edit to show, and for its check and build. */
export async function benchWriting(browser: Browser, runs: number): Promise<BenchmarkRow[]> {
  const samples = new Samples();
  for (let run = 1; run <= runs; run += 1) {
    // Writes the projects again in each run, because edits stay in the guide.
    for (const project of writeProjects(path.join(workFolder, 'writing'))) {
      const starts = await timeStarts(project, browser);
      const times = { ...starts, ...(await timeCheck(project)), ...(await timeBuild(project)) };
      const durations = Object.entries(times).map(([name, time]) => `${name} ${(time / 1000).toFixed(1)} s`);
      console.log(`  ${project.name}, run ${run} of ${runs}: ${durations.join(', ')}`);
      samples.add(project.name, undefined, times);
    }
  }
  return samples.figures();
}
