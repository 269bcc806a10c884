/**
 * Scores nginx's headers with MDN's HTTP Observatory. Its own scanner needs a public host, so it is replaced with the
 * responses that it would receive from a host with TLS that redirects plain HTTP to HTTPS.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RawResponse } from '../../../tests/hosting/sendRequest.ts';

const FOLDER = path.resolve('tools/bench/hosting/peers');
const PACKAGE = path.join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');
const HOST = 'docs.example';

interface Result {
  result: string;
  pass: boolean;
  constructor: { name: string };
}

/** A score, and the results of the tests that it consists of. */
interface Score {
  score: number;
  grade: string;
  tests: { name: string; result: string; points: number; pass: boolean }[];
}

function install(): void {
  if (!fs.existsSync(path.join(FOLDER, 'node_modules/.package-lock.json'))) {
    console.log('The Observatory is not installed: npm ci --prefix tools/bench/hosting/peers');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', FOLDER];
    execFileSync('npm', ['ci', ...options], { stdio: 'inherit' });
  }
  // The package's install script would download the list. It doesn't contain this host.
  const preloaded = path.join(PACKAGE, 'conf/hsts-preload.json');
  if (!fs.existsSync(preloaded)) fs.writeFileSync(preloaded, '{}');
}

const load = (file: string) => import(pathToFileURL(path.join(PACKAGE, 'src', file)).href);

/** Creates the scanner's record of a site that sends the given response. */
async function requestsOf({ status, headers, body }: RawResponse): Promise<unknown> {
  const [{ Requests }, { parseHttpEquivHeaders }, { Session }] = await Promise.all([
    load('types.js'),
    load('retriever/utils.js'),
    load('retriever/session.js'),
  ]);
  const html = body.toString();
  const secure = new URL(`https://${HOST}/`);
  const httpEquiv = parseHttpEquivHeaders(html, secure.href);
  const response = () => ({
    status,
    headers,
    verified: true,
    request: { headers: {} },
    data: html,
    httpEquiv,
  });
  const requests = new Requests(HOST);
  requests.resources.path = html;
  requests.session = new Session(secure);
  const route = [
    { url: new URL(`http://${HOST}/`), status: 301 },
    { url: secure, status: 200 },
  ];
  return Object.assign(requests, {
    responses: {
      ...{ auto: response(), cors: response(), http: response(), https: response() },
      ...{ httpRedirects: route, httpsRedirects: route },
    },
  });
}

/** Scores a response to a browser in the same way as the package's `scan`. */
export async function observatoryScore(answer: RawResponse): Promise<Score> {
  install();
  const [{ ALL_TESTS }, { getGradeForScore, getScoreModifier }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
    await Promise.all([load('constants.js'), load('grader/grader.js'), load('grader/charts.js')]);
  const requests = await requestsOf(answer);
  const results = (ALL_TESTS as ((requests: unknown) => Result)[]).map((test) => test(requests));
  const tests = results.map(({ result, pass, constructor }) => ({
    ...{ name: constructor.name, result, pass },
    points: getScoreModifier(result) as number,
  }));
  const lost = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const all = tests.reduce((sum, { points }) => sum + points, 100);
  const { score, grade } = getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost);
  return { score, grade, tests };
}
