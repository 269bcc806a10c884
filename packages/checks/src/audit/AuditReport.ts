/** An advisory, as npm names it where a package itself is at fault. */
interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: Severity;
  range: string;
}

/** How bad npm says that it is, the least first. */
export const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What `npm audit --json` prints, as far as it is read. */
export interface AuditReport {
  auditReportVersion: number;
  vulnerabilities: Record<
    string,
    {
      name: string;
      /** Advisories of the package itself; names of packages that it has its faults from. */
      via: (string | Advisory)[];
      /** Where it is installed, as the lockfile names the places. */
      nodes: string[];
    }
  >;
}

/** Reads what npm printed. When it could not ask, what it printed is no report but says why. */
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
