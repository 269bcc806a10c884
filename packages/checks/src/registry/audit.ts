import type { CheckResult } from './Check.ts';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { publishedPackages } from '../../../model/src/packages.ts';
import { readReport } from '../audit/AuditReport.ts';
import { findingsOf } from '../audit/findings.ts';
import type { Lockfile } from '../audit/Lockfile.ts';
import { shippedPackages, type AppManifest, type Sbom } from '../audit/shippedPackages.ts';

const SBOM = 'build/sbom.cdx.json';
const STARTER = 'packages/downloads/src/starterApp/files/vite/package.json';

function read<T>(file: string): T {
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/**
 * Runs `npm audit` and fails on known vulnerabilities in packages that readers get in the browser, with an SDK package
 * or in the starter. Needs the network, and a build for its list of the packages in the browser.
 */
export function checkAudit(): CheckResult {
  const lock = read<Lockfile>('package-lock.json');
  const shipped = shippedPackages(
    lock,
    read<Sbom>(SBOM),
    publishedPackages.map(({ folder }) => folder),
    read<AppManifest>(STARTER),
  );
  // It exits with 1 when it finds vulnerabilities.
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const findings = findingsOf(readReport(stdout), lock, shipped);
  const lines = findings.map(({ package: name, severity, title, url, failsCheck }) => ({
    failsCheck,
    line: `${failsCheck ? 'shipped' : 'passes'}: ${name}: ${severity}: ${title} (${url})`,
  }));
  for (const { line, failsCheck } of lines) if (!failsCheck) console.log(line);
  return {
    problems: lines.filter(({ failsCheck }) => failsCheck).map(({ line }) => line),
    summary: `${shipped.size} shipped packages, ${findings.length} known vulnerabilities`,
  };
}
