import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const SIGNS = { expected: 'pass', flaky: 'flaky', skipped: 'skip', unexpected: 'FAIL' } as const;

/** Prints a table of the steps and their result in each engine. */
export default class TableReporter implements Reporter {
  readonly #rows = new Map<string, Map<string, string>>();

  onBegin(_: FullConfig, suite: Suite): void {
    for (const { title } of suite.allTests()) this.#rows.set(title, new Map());
  }

  onTestEnd(test: TestCase): void {
    const engine = test.parent.project()?.name ?? '';
    this.#rows.get(test.title)?.set(engine, SIGNS[test.outcome()]);
  }

  onEnd(): void {
    const engines = [...new Set([...this.#rows.values()].flatMap((row) => [...row.keys()]))];
    const cells = [
      ['Step', ...engines],
      ...[...this.#rows].map(([step, row]) => [step, ...engines.map((engine) => row.get(engine) ?? '')]),
    ];
    const widths = ['Step', ...engines].map((_, column) =>
      Math.max(...cells.map((row) => row[column]?.length ?? 0)),
    );
    const lines = cells.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    console.log(`\n${lines.join('\n')}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
