import type { BenchmarkRow, MeasureOf } from '../../../src/data/measurements.ts';
import { type Bench, eachRun } from './Bench.ts';
import { hasPage, kinds, routes } from './Site.ts';
import { moveMouse, openContext, openPage, waitUntilSettled, SLOW_CPU } from './visit.ts';

const READING = 5000;
const QUIET = 1000;
/** The duration in milliseconds above which a task blocks noticeably. */
const LONG = 50;

interface Task {
  start: number;
  duration: number;
}

interface Observed extends Window {
  benchTasks?: Task[];
}

function observeTasks(): void {
  const tasks: Task[] = [];
  (window as Observed).benchTasks = tasks;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

const blocked = (tasks: readonly Task[]) => tasks.reduce((sum, { duration }) => sum + duration - LONG, 0);
const longest = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** Measures the main thread's tasks while the page is read, and when the app starts. */
export const benchStart = (bench: Bench): Promise<BenchmarkRow[]> =>
  eachRun(bench, kinds, hasPage, async ({ site, address }, kind) => {
    const context = await openContext(bench.browser, address, 'wide');
    const { page, devtools } = await openPage(context);
    await page.addInitScript(observeTasks);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.goto(site.pathOf(routes[kind]), { waitUntil: 'load' });
    await page.waitForTimeout(READING);
    const input = await page.evaluate(() => performance.now());
    await moveMouse(page);
    await waitUntilSettled(site, page);
    await page.waitForTimeout(QUIET);
    const tasks = await page.evaluate(() => (window as Observed).benchTasks ?? []);
    await context.close();
    const before = tasks.filter(({ start }) => start < input);
    const after = tasks.filter(({ start }) => start >= input);
    return {
      blockedBefore: blocked(before),
      blockedStart: blocked(after),
      longestBefore: longest(before),
      longestStart: longest(after),
    } satisfies Record<MeasureOf<'start'>, number>;
  });
