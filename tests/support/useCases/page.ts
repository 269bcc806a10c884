import fs from 'node:fs';
import { parse } from 'yaml';

interface Description {
  paths: Record<string, Record<string, { operationId?: string }>>;
  webhooks: Record<string, unknown>;
}

/** A step of a use case, as listed on the page. */
interface Row {
  readonly step: number;
  readonly actor: string;
  readonly action: string;
  /** The calls that the row names, sorted. A hook is listed next to the call that it makes. */
  readonly calls: readonly string[];
}

const description = parse(fs.readFileSync('openapi/backend.yaml', 'utf8')) as Description;
const operations = Object.values(description.paths).flatMap((path) =>
  Object.values(path).flatMap(({ operationId }) => operationId ?? []),
);
const known = new Set([
  ...operations,
  ...Object.keys(description.webhooks),
  'verifyPassport',
  'verifyAccessToken',
]);
const isCall = (name: string) => known.has(name) || /^(?:client\.\w+|account)\.\w+$/.test(name);

/** Reads the page's use cases, by heading. A use case is a section with a table of steps. */
export function readUseCases(): Map<string, Row[]> {
  const page = fs.readFileSync('docs/solutions/use-cases.mdx', 'utf8');
  const cases = new Map<string, Row[]>();
  let heading = '';
  let isSteps = false;
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3);
    if (!line.startsWith('|')) isSteps = false;
    else if (line === '| Step | Who | What happens | Call |') isSteps = true;
    else if (isSteps && !line.startsWith('| ---')) {
      const [step, actor = '', action = '', call = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const names = [...call.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      const calls = [...new Set(names.filter(isCall))].toSorted();
      cases.set(heading, [...(cases.get(heading) ?? []), { step: Number(step), actor, action, calls }]);
    }
  }
  return cases;
}
