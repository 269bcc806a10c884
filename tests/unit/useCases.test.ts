import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../../packages/model/src/openapi/operations.ts';
import { readDescription } from '../../packages/model/src/openapi/readDescription.ts';
import { luxuryPassports } from '../support/useCases/luxuryPassports.ts';
import { resale } from '../support/useCases/resale.ts';
import { restaurantChain } from '../support/useCases/restaurantChain.ts';
import { retailLoyalty } from '../support/useCases/retailLoyalty.ts';
import { Scene, type Story } from '../support/useCases/Scene.ts';
import { ticketing } from '../support/useCases/ticketing.ts';

/*
 * Each row of the page's tables is played on the sandbox by the person or
 * the server in its column "Who", with only the calls in its column "Call".
 */

/** A step of a use case, as listed on the page. */
interface Row {
  readonly step: number;
  readonly actor: string;
  readonly action: string;
  /** The calls that the row names, sorted. A hook is listed next to the call that it makes. */
  readonly calls: readonly string[];
}

const operations = allOperations(readDescription()).map(({ isWebhook, path, node }) =>
  isWebhook ? path : node.operationId,
);
const known = new Set([...operations, 'verifyPassport', 'verifyAccessToken']);
const isCall = (name: string) => known.has(name) || /^(?:client\.\w+|account)\.\w+$/.test(name);

/** Reads the page's use cases, by heading. A use case is a section with a table of steps. */
function readUseCases(): Map<string, Row[]> {
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

const cases = readUseCases();
const stories: readonly Story[] = [
  retailLoyalty(),
  luxuryPassports(),
  ticketing(),
  restaurantChain(),
  resale(),
];
/** The page on signing in describes how a person signs in. A row names these calls only if they matter there. */
const signingIn = ['client.auth.sendOtp', 'client.auth.signIn', 'client.auth.signUp'];

it('every use case of the page is played', () => {
  expect([...cases.keys()]).toEqual(stories.map(({ heading }) => heading));
});

describe.each(stories.map((story) => [story.heading, story] as const))('%s', (heading, story) => {
  const rows = cases.get(heading) ?? [];
  const scene = new Scene();

  it('has its steps numbered, and each of them played', () => {
    expect(rows.map(({ step }) => step)).toEqual(rows.map((_, index) => index + 1));
    expect(story.steps.map(({ actor: who }) => who)).toEqual(rows.map(({ actor: who }) => who));
  });

  it.each(rows.map((row) => [`${row.step}. ${row.actor}: ${row.action}`, row] as const))(
    '%s',
    async (_name, { step, calls }) => {
      if (step === 1) await story.before?.(scene);
      scene.calls.clear();
      await story.steps[step - 1]?.play(scene);
      const madeCalls = [...scene.calls].filter((call) => calls.includes(call) || !signingIn.includes(call));
      expect(madeCalls.toSorted()).toEqual(calls);
    },
  );
});
