import fs from 'node:fs';
import path from 'node:path';

interface Table {
  title: string;
  head: string[];
  rows: string[][];
}

interface Claim {
  claim: string;
  holds: boolean;
  measured: string;
}

/** A report of measurements, which is printed during the run and saved to a file for comparison. */
export class Report {
  readonly #tables: Table[] = [];
  readonly #claims: Claim[] = [];

  /** Prints lines under a heading, if there are any. */
  print(heading: string, lines: readonly string[]): void {
    if (lines.length > 0) console.log(`\n${heading}\n${lines.join('\n')}`);
  }

  table(title: string, head: string[], rows: string[][]): void {
    this.#tables.push({ title, head, rows });
    const widths = head.map((_, column) =>
      Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
    );
    const line = (row: string[]) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ');
    console.log(`\n${title}\n${[head, ...rows].map(line).join('\n')}`);
  }

  /** Adds a claim, and whether it is true. */
  claim(claim: string, holds: boolean, measured: string): void {
    this.#claims.push({ claim, holds, measured });
  }

  /** Prints the claims and writes the report. Returns whether all claims are true. */
  finish(file: string): boolean {
    console.log(
      `\n${this.#claims.map(({ claim, holds, measured }) => `${holds ? '✓' : '✗'} ${claim}: ${measured}`).join('\n')}`,
    );
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ tables: this.#tables, claims: this.#claims }, undefined, 2));
    console.log(`\nWritten to ${file}`);
    return this.#claims.every(({ holds }) => holds);
  }
}
