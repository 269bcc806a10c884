import { SEVERITIES, type AuditReport, type Severity } from './AuditReport.ts';
import { packageAt, type Lockfile } from './Lockfile.ts';

/** From here on, readers do not get it. */
const REFUSED: Severity = 'moderate';

/** A fault that is known of a package. */
export interface Finding {
  /** `name@version`, where it is installed. */
  package: string;
  severity: Severity;
  title: string;
  url: string;
  /** Whether the check fails: readers get the package, and the fault is bad enough. */
  isRefused: boolean;
}

/**
 * The faults that a report names, those of what ships first. A package that has a fault only because it depends on
 * another one is not named: the other one is, where readers get it.
 */
export function findingsOf(report: AuditReport, lock: Lockfile, shipped: ReadonlySet<string>): Finding[] {
  const findings = Object.values(report.vulnerabilities).flatMap(({ name, via, nodes }) =>
    [...new Set(nodes.map((place) => packageAt(lock, place)))].flatMap((own) =>
      via.flatMap((advisory) => {
        if (typeof advisory === 'string' || advisory.name !== name) return [];
        const { severity, title, url } = advisory;
        const isBad = SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(REFUSED);
        return [{ package: own, severity, title, url, isRefused: isBad && shipped.has(own) }];
      }),
    ),
  );
  return findings.toSorted((a, b) => Number(b.isRefused) - Number(a.isRefused));
}
