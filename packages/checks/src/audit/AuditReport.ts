/** An npm advisory about a package's own vulnerability. */
interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: Severity;
  range: string;
}

/** npm's severity levels, lowest first. */
export const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The parts of the `npm audit --json` output that the check reads. */
export interface AuditReport {
  auditReportVersion: number;
  vulnerabilities: Record<
    string,
    {
      name: string;
      /** Advisories of the package itself, or names of dependencies that make it vulnerable. */
      via: (string | Advisory)[];
      /** Install paths, as in the lockfile. */
      nodes: string[];
    }
  >;
}

/** Parses npm's output. When the audit request fails, npm prints the reason instead of a report. */
export function readReport(text: string): AuditReport {
  let report: Partial<AuditReport> & { message?: string };
  try {
    report = JSON.parse(text) as typeof report;
  } catch {
    throw new Error(`npm audit printed no report: ${text.slice(0, 200) || 'nothing'}`);
  }
  if (report.auditReportVersion !== 2 || report.vulnerabilities === undefined) {
    throw new Error(`npm audit printed no report: ${report.message ?? 'its version is not 2'}`);
  }
  return report as AuditReport;
}
