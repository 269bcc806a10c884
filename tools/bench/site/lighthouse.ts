import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BenchmarkRow, MeasureOf } from '../../../src/data/measurements.ts';
import { browserArguments, ensureBrowser } from '../../../tests/support/browser.ts';
import { type Bench, eachRun } from './Bench.ts';
import { peersFolder } from './peers/project.ts';
import { hasPage, kinds, routes } from './Site.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function lighthouse(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(peersFolder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 256 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse failed at ${address}: ${report.runtimeError.message}`);
  return report;
}

/** Runs Lighthouse with its defaults, which simulate a phone on a slow connection. */
export const benchLighthouse = (bench: Bench): Promise<BenchmarkRow[]> =>
  eachRun(bench, kinds, hasPage, async ({ site, address }, kind) => {
    const url = `${address}${site.pathOf(routes[kind])}`;
    const { categories, audits } = await lighthouse(url);
    const score = (category: string) => (categories[category]?.score ?? NaN) * 100;
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: value('largest-contentful-paint'),
      blockingTime: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
    } satisfies Record<MeasureOf<'lighthouse'>, number>;
  });
