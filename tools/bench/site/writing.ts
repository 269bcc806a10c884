import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Figure, MeasureOf } from '../../../src/data/measurements.ts';
import { Samples } from './Bench.ts';
import { workFolder } from './buildPeers.ts';
import { DevServer, timeUntilSeen } from './DevServer.ts';
import { median } from './visit.ts';
import { build, editGuide, type Project, removeCaches, runTimed, writeProjects } from './project.ts';

/** Edits of one run. The first makes the server read what it hasn't read yet, and isn't counted. */
const EDITS = 3;
/** Between two edits: a writer does not save all the time. */
const PAUSE = 2000;

type Times = Partial<Record<MeasureOf<'writing'>, number>>;

const sentenceOf = (name: string): string => `This is ${name}, at ${Date.now()}.`;

/** From the command to the guide: as in a fresh clone, then as for a writer who has built before. */
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

/** Starts a server, waits until it rests, and stops it when the work is done. */
async function withServer<T>(
  project: Project,
  browser: Browser,
  work: (server: DevServer) => Promise<T>,
): Promise<T> {
  const server = await DevServer.start(project, browser);
  try {
    // The panel of `npm start` listens all the time, so the network is never idle.
    await server.page.waitForLoadState('load');
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** What a writer waits for before a commit: the check of what they've edited, where there is one. */
async function timeCheck(project: Project): Promise<Times> {
  if (!project.check) return {};
  const { folder, check } = project;
  // It asks git what was changed.
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

/** What a writer waits for: until a page is there, until it shows what was edited, and until that is checked and built. */
export async function benchWriting(browser: Browser, runs: number): Promise<Figure[]> {
  const samples = new Samples();
  for (let run = 1; run <= runs; run += 1) {
    // Anew in each run: edits stay in the guide.
    for (const project of writeProjects(path.join(workFolder, 'writing'))) {
      const starts = await timeStarts(project, browser);
      const times = { ...starts, ...(await timeCheck(project)), ...(await timeBuild(project)) };
      const told = Object.entries(times).map(([name, time]) => `${name} ${(time / 1000).toFixed(1)} s`);
      console.log(`  ${project.name}, run ${run} of ${runs}: ${told.join(', ')}`);
      samples.add(project.name, undefined, times);
    }
  }
  return samples.figures();
}
