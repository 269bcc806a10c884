import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import type { CheckResult } from './Check.ts';

/** The build's list of the packages that readers get in the browser and with the archives, in CycloneDX format. */
const SBOM = 'build/sbom.cdx.json';
/** The manifest of the starter, whose packages readers install. */
const STARTER = 'packages/downloads/src/starterApp/files/vite/package.json';

/** npm's severity levels that aren't allowed in packages that readers get. */
const FAILING = ['moderate', 'high', 'critical'];

/** The parts of the `npm audit --json` output that the check reads. */
export interface AuditReport {
  auditReportVersion: number;
  vulnerabilities: Record<
    string,
    {
      name: string;
      severity: string;
      /** Advisories of the package itself, or names of dependencies that make it vulnerable. */
      via: (string | { title: string; url: string })[];
      /** Install paths, as in the lockfile. */
      nodes: string[];
    }
  >;
}

export interface Lockfile {
  /** Installed packages by their paths. A package under an alias has its own name. */
  packages: Record<string, { name?: string; version?: string }>;
}

function read<T>(file: string): T {
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/** Parses npm's output. When the audit request fails, npm prints the reason instead of a report. */
export function readReport(text: string): AuditReport {
  let report: Partial<AuditReport> & { message?: string };
  try {
    report = JSON.parse(text) as typeof report;
  } catch {
    throw new Error(`npm audit printed no report: ${text.slice(0, 200) || 'nothing'}`);
  }
  if (report.auditReportVersion !== 2 || report.vulnerabilities === undefined)
    throw new Error(`npm audit printed no report: ${report.message ?? 'its version is not 2'}`);
  return report as AuditReport;
}

/** Returns a line for each installed version of a vulnerable package, and whether it fails the check. */
export const findingsOf = (
  { vulnerabilities }: AuditReport,
  { packages }: Lockfile,
  shipped: ReadonlySet<string>,
): { line: string; failsCheck: boolean }[] =>
  Object.values(vulnerabilities).flatMap(({ name, severity, via, nodes }) => {
    const reasons = via.map((each) => (typeof each === 'string' ? each : `${each.title} (${each.url})`));
    const installed = nodes.map(
      (node) => `${packages[node]?.name ?? name}@${packages[node]?.version ?? '?'}`,
    );
    return [...new Set(installed)].map((each) => ({
      line: `${each}: ${severity}: ${reasons.join(', ')}`,
      failsCheck: FAILING.includes(severity) && shipped.has(each),
    }));
  });

/** Returns the names and versions of the build's list, `@scope/name@1.0.0` for `pkg:npm/%40scope/name@1.0.0?…`. */
export const shippedPackages = (
  { components = [] }: { components?: { purl?: string }[] },
  { dependencies, devDependencies }: Record<string, Record<string, string> | undefined>,
): ReadonlySet<string> =>
  new Set([
    ...components.flatMap(
      ({ purl = '' }) => /^pkg:npm\/([^?#]+)/.exec(purl)?.slice(1).map(decodeURIComponent) ?? [],
    ),
    ...Object.entries({ ...dependencies, ...devDependencies }).map((entry) => entry.join('@')),
  ]);

/**
 * Runs `npm audit` and fails on known vulnerabilities in packages that readers get in the browser, with an SDK package
 * or in the starter. Needs the network, and a build for its list of these packages.
 */
export function checkAudit(): CheckResult {
  const shipped = shippedPackages(read(SBOM), read(STARTER));
  // It exits with 1 when it finds vulnerabilities.
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  const findings = findingsOf(readReport(stdout), read('package-lock.json'), shipped);
  for (const { line, failsCheck } of findings) if (!failsCheck) console.log(`passes: ${line}`);
  return {
    problems: findings.filter(({ failsCheck }) => failsCheck).map(({ line }) => `shipped: ${line}`),
    summary: `${shipped.size} shipped packages, ${findings.length} known vulnerabilities`,
  };
}
