import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { problemLine, type Problem } from '../../model/src/problem.ts';
import { checkRules } from '../src/redirects/checkRules.ts';
import { checkServed } from '../src/redirects/checkServed.ts';
import { checkRedirectLists } from '../src/redirects/index.ts';
import { readRules, RULES } from '../src/redirects/readRules.ts';

it('every address that was ever served is served, or redirects to a page', () => {
  expect(checkRedirectLists('.').map(problemLine)).toEqual([]);
});

const routes = ['/', '/faq/', '/guides/sign-in', '/guides/wallet'];
const anchors = new Set(['session', 'sign-out']);
const anchorsOf = (route: string) => (route === '/guides/sign-in' ? anchors : undefined);

/** Returns a table of rules, with the first rule in line 3. */
const tableOf = (...rules: string[]) => `\n[\n${rules.join(',\n')}\n]\n`;
const row = (from: string, to: string) => JSON.stringify({ from, to, since: '2026-11-23' });
const messagesOf = (problems: readonly Problem[]) =>
  problems.map((problem) => problemLine(problem).replace('src/config/redirects.json:', ''));
const ever = [...routes, '/a', '/b', '/c', '/c/d', '/e/'];
const problemsOf = (...rows: string[]) => {
  const rules = readRules(tableOf(...rows));
  const served = checkServed(routes, ever, rules).filter(({ file }) => file === RULES);
  return messagesOf([...checkRules(rules, { routes, anchorsOf }), ...served]);
};

describe('a rule', () => {
  it('may redirect to a page, and to an anchor on it', () => {
    expect(
      problemsOf(
        row('/a', '/'),
        row('/b', '/faq/'),
        row('/c/d', '/guides/sign-in#session'),
        row('/e/', '/faq/#x'),
      ),
    ).toEqual([]);
  });

  it.each(readTable('packages/checks/tests/redirects.tsv', ['name', 'rules', 'problems']))(
    'that $name is reported at its line',
    ({ rules, problems }) => {
      const rows = rules.split(', ').map((rule) => row(...(rule.split(' → ') as [string, string])));
      expect(problemsOf(...rows)).toEqual(problems.split(' | '));
    },
  );

  it.each<[name: string, rules: string[], problems: string[]]>([
    [
      'has no day',
      [row('/a', '/').replace('11-23', '02-30')],
      ['3: since: "2026-02-30" isn\'t a date. Write it as 2026-01-31.'],
    ],
    ['has no target', ['{ "from": "/a", "since": "2026-11-23" }'], ['3: "to" is missing.']],
    [
      'spans several lines',
      ['{\n"from": "/a",\n"to": "/to/nowhere",\n"since": "2026-11-23"\n}'],
      ["5: the target page /to/nowhere doesn't exist."],
    ],
  ])('that %s is reported at its line', (_, rules, problems) => {
    expect(problemsOf(...rules)).toEqual(problems);
  });
});

it('a mistake in the syntax of the rules is reported with its file and line', () => {
  const message =
    "the file is not valid JSON: Unexpected token 'x'. Put names and strings in double quotes, and a comma only between items";
  expect(() => readRules(tableOf(row('/a', '/'), '{ "from": x }'))).toThrow(`${RULES}:4: ${message}`);
  expect(() => readRules(tableOf(`${row('/a', '/')},`))).toThrow(`${RULES}:4: the file is not valid JSON`);
});

describe('the lists of addresses', () => {
  const rules = readRules(tableOf(row('/old', '/faq/')));
  const check = (now: string[], ever: string[]) => messagesOf(checkServed(now, ever, rules, '2026-11-23'));

  it('allow served addresses, and those with a rule', () => {
    expect(check(routes, ['/', '/faq', '/guides/sign-in', '/guides/wallet', '/old'])).toEqual([]);
  });

  it('report a page that disappeared, with the rule to write', () => {
    expect(check(['/guides/wallet'], ['/guides/walet', '/guides/wallet', '/old'])).toEqual([
      'tests/content/everServed.txt:1: /guides/walet is no longer served, so readers\' links to it break. Restore the page, or add a redirect to src/config/redirects.json, such as: {"from":"/guides/walet","to":"/guides/wallet","since":"2026-11-23"}',
    ]);
  });

  it.each([
    [
      'a page that is new',
      ['/a', '/b'],
      ['/a', '/old'],
      "tests/content/routes.txt:2: /b is served, and tests/content/everServed.txt doesn't have it. Add it there, in alphabetical order.",
    ],
    [
      'a rule for an address that was never served',
      ['/a'],
      ['/a', '/olt'].slice(0, 1),
      "3: no page was ever served at /old: tests/content/everServed.txt doesn't have it. Correct the address.",
    ],
  ])('report %s', (_, now, ever, message) => {
    expect(check(now, ever)).toEqual([message]);
  });
});
