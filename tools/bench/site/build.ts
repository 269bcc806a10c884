import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { BenchmarkRow, SiteName } from '../../../src/data/measurements.ts';
import { Samples } from './Bench.ts';
import { workFolder } from './buildPeers.ts';
import { visitBytes } from './bytes.ts';
import { build, editGuide, removeCaches, writeProjects } from './project.ts';
import { SiteServer } from './SiteServer.ts';

const logTime = (name: SiteName, step: string, time: number) =>
  console.log(`  ${name}: ${step} in ${(time / 1000).toFixed(1)} s`);

/** Measures builds without a cache, without changes, and with one edited page. */
export async function benchBuild(runs: number): Promise<BenchmarkRow[]> {
  const samples = new Samples();
  const projects = writeProjects(path.join(workFolder, 'build'));
  for (let run = 1; run <= runs; run += 1) {
    for (const project of projects) {
      removeCaches(project);
      const cold = await build(project);
      logTime(project.name, 'from nothing', cold.time);
      const warm = await build(project);
      logTime(project.name, 'again', warm.time);
      editGuide(project, `This is edit ${run}.`);
      const edited = await build(project);
      logTime(project.name, 'with one page edited', edited.time);
      samples.add(project.name, undefined, {
        pages: project.pages,
        cold: cold.time,
        warm: warm.time,
        edited: edited.time,
        memory: cold.memory,
      });
    }
  }
  return samples.figures();
}

/** Measures the cost of more pages for the build, and for the reader of one page, in one run. */
export async function benchGrowth(browser: Browser, count: number, only?: SiteName): Promise<BenchmarkRow[]> {
  const samples = new Samples();
  for (const project of writeProjects(path.join(workFolder, `pages-${count}`), count, only)) {
    const { name, pages, site } = project;
    removeCaches(project);
    const { time: cold, memory } = await build(project);
    logTime(name, `${pages} pages`, cold);
    const server = new SiteServer(site.folder);
    const address = await server.start();
    const { scriptBefore, totalBefore } = await visitBytes({ browser }, { site, address }, 'guide');
    server.stop();
    samples.add(name, undefined, { pages, cold, memory, scriptBefore, totalBefore });
  }
  return samples.figures();
}
