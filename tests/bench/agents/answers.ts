/** A request to the shipped configuration, and what it has to be answered with. */
interface Expected {
  path: string;
  accept?: string;
  status: number;
  type: string;
  begins?: RegExp;
}

const AGENT = 'text/markdown, text/html;q=0.9, */*;q=0.1';
const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

const expected: readonly Expected[] = [
  { path: '/products/nacre-auth', status: 200, type: HTML },
  { path: '/products/nacre-auth', accept: AGENT, status: 200, type: MARKDOWN, begins: /^---\ntitle: / },
  { path: '/products/nacre-auth', accept: 'text/markdown;q=0, text/html', status: 200, type: HTML },
  { path: '/', accept: AGENT, status: 200, type: MARKDOWN, begins: /^---\ntitle: / },
  { path: '/mcp/', accept: AGENT, status: 200, type: MARKDOWN, begins: /^---\ntitle: "MCP server"/ },
  { path: '/api/sdk-base/Class.Client', accept: AGENT, status: 200, type: MARKDOWN, begins: /^---\ntitle: / },
  { path: '/no/such/page', accept: AGENT, status: 404, type: MARKDOWN, begins: /^# Page not found/ },
  { path: '/no/such/page.md', status: 404, type: MARKDOWN },
  { path: '/no/such/page', status: 404, type: HTML },
  { path: '/llms.txt', accept: AGENT, status: 200, type: 'text/plain; charset=utf-8', begins: /^# / },
  { path: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8', begins: /^User-agent: \*/ },
  { path: '/openapi/backend.yaml', status: 200, type: 'application/yaml; charset=utf-8' },
  { path: '/skill.md', status: 200, type: MARKDOWN, begins: /^---\nname: / },
  {
    path: '/.well-known/agent-skills/index.json',
    accept: AGENT,
    status: 200,
    type: 'application/json; charset=utf-8',
  },
];

/** Where requests for files of HTML are led: never to another host. */
const redirects: readonly (readonly [path: string, to: string])[] = [
  ['/index.html?a=b', '/?a=b'],
  ['/mcp/index.html', '/mcp'],
  ['/products/nacre-auth.html?a=b', '/products/nacre-auth?a=b'],
  ['//evil.example/page.html', '/evil.example/page'],
];

/** What is not as it has to be, a line each. */
export async function wrongAnswers(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path, accept = 'text/html', status, type, begins } of expected) {
    const answer = await fetch(origin + path, { headers: { Accept: accept } });
    const text = await answer.text();
    const seen = `${answer.status} ${answer.headers.get('Content-Type')}`;
    const request = `GET ${path}, Accept: ${accept}`;
    if (seen !== `${status} ${type}`) wrong.push(`${request}: ${seen} instead of ${status} ${type}`);
    if (begins && !begins.test(text))
      wrong.push(`${request}: begins with ${JSON.stringify(text.slice(0, 40))}`);
    if (!/\bAccept\b(?!-)/.test(answer.headers.get('Vary') ?? '')) wrong.push(`${request}: no Vary: Accept`);
  }
  for (const [path, to] of redirects) {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    const seen = `${status} ${headers.get('Location')}`;
    if (seen !== `301 ${to}`) wrong.push(`GET ${path}: ${seen} instead of 301 ${to}`);
  }
  return wrong;
}
