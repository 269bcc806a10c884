import { SEVERITIES, type AuditReport, type Severity } from './AuditReport.ts';
import { packageAt, type Lockfile } from './Lockfile.ts';

/** The lowest severity that isn't allowed in packages that readers get. */
const LOWEST_FAILING: Severity = 'moderate';

/** A known vulnerability of a package. */
export interface Finding {
  /** The installed package as `name@version`. */
  package: string;
  severity: Severity;
  title: string;
  url: string;
  /** Whether the finding fails the check, because readers get the package and the severity is high enough. */
  failsCheck: boolean;
}

/**
 * Returns the vulnerabilities in a report, those that fail the check first. Leaves out packages that are vulnerable
 * only through a dependency, since the dependency has its own finding.
 */
export function findingsOf(report: AuditReport, lock: Lockfile, shipped: ReadonlySet<string>): Finding[] {
  const findings = Object.values(report.vulnerabilities).flatMap(({ name, via, nodes }) =>
    [...new Set(nodes.map((installPath) => packageAt(lock, installPath)))].flatMap((installed) =>
      via.flatMap((advisory) => {
        if (typeof advisory === 'string' || advisory.name !== name) return [];
        const { severity, title, url } = advisory;
        const isBad = SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(LOWEST_FAILING);
        return [{ package: installed, severity, title, url, failsCheck: isBad && shipped.has(installed) }];
      }),
    ),
  );
  return findings.toSorted((a, b) => Number(b.failsCheck) - Number(a.failsCheck));
}
