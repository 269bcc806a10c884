import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openapiFile, readDescription } from '../../model/src/openapi/readDescription.ts';
import { problemLine } from '../../model/src/problem.ts';
import { fencedBlocks } from '../../model/src/samples/extract.ts';
import { readCurl, withAddress } from '../src/check/curlCommand.ts';
import { runOperations } from '../src/check/http/runOperations.ts';
import { runPages } from '../src/check/http/runPages.ts';
import { runPython } from '../src/check/http/runPython.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { root, write } = temporaryFolder();
const API = 'https://api.sandbox.nacre.example/v1';
const asServer = '--header "Authorization: Bearer $NACRE_SECRET_KEY"';
const json = '--header "Content-Type: application/json"';

const pageOf = (...blocks: string[]) => fencedBlocks(blocks.join('\n'), 'docs/page.mdx');
const bash = (code: string) => `\`\`\`bash\n${code}\n\`\`\`\n`;
const messagesOf = async (...blocks: string[]) => (await runPages(pageOf(...blocks))).map(problemLine);

describe('the curl calls of a page', () => {
  it('are reported at their lines if the API rejects them', async () => {
    const [message, ...rest] = await messagesOf(
      bash(`curl ${API}/status`),
      bash(`# a comment\ncurl ${API}/users/usr_missing1 \\\n  ${asServer}`),
    );
    expect(message).toBe(
      'docs/page.mdx:7: the sandbox responds with 404 sdk/not-found No such resource. Correct the call',
    );
    expect(rest).toEqual([]);
  });

  it('build on each other: an id is replaced by the one in the answer', async () => {
    const mint = `{"items":[{"to":"usr_4Kd92mXw","name":"Seat"}]}`;
    expect(
      await messagesOf(
        bash(`curl ${API}/collections/col_9Lm27cYs/mints ${asServer} ${json} --data '${mint}'`),
        bash(`curl http://127.0.0.1:4010/v1/jobs/job_6Tn53kDf ${asServer}`),
      ),
    ).toEqual([]);
    expect(await messagesOf(bash(`curl ${API}/jobs/job_6Tn53kDf ${asServer}`))).toHaveLength(1);
  });

  it('are sent to the local address, whatever the digits of its port', () => {
    const here = 'http://127.0.0.1:40101';
    const text = withAddress(`curl ${API}/status http://127.0.0.1:4010/v1/status`, here);
    expect(text).toBe(`curl ${here}/v1/status ${here}/v1/status`);
    expect(readCurl(`curl ${here}/v1/status`).url?.href).toBe(`${here}/v1/status`);
  });

  it('answer as shown on the page, apart from new ids', async () => {
    const call = `curl ${API}/zelty/connections ${asServer} ${json} --data '{"programId":"prg_3Bv68hJq","name":"Bistro","apiKey":"zelty-key-from-the-restaurant-x8Qd"}'`;
    const answer = (name: string) =>
      `\`\`\`json schema="ZeltyConnection" title="Response"\n${JSON.stringify({
        id: 'con_7Fw20pHn',
        programId: 'prg_3Bv68hJq',
        name,
        status: 'active',
        apiKeyEnding: 'x8Qd',
        lastOrderAt: null,
        createdAt: '2026-03-02T09:30:00Z',
      })}\n\`\`\`\n`;
    expect(await messagesOf(bash(call), answer('Bistro'))).toEqual([]);
    expect(await messagesOf(bash(call), answer('Other'))).toEqual([
      expect.stringContaining('which differs from the response on the page'),
    ]);
  });
});

it('a page in Python calls the sandbox', async () => {
  const code = `import urllib.request\nprint(urllib.request.urlopen("${API}/status").status)`;
  const page = (output: string) =>
    pageOf(`\`\`\`python run\n${code}\n\`\`\`\n\n\`\`\`text title="Output"\n${output}\n\`\`\`\n`);
  const python = (output: string) => page(output).filter(({ language }) => language === 'python');
  expect(await runPython(python('200'))).toEqual([]);
  expect(await runPython(python('500'))).toHaveLength(1);
});

it('the sample of an operation is reported at its line of the description', async () => {
  const text = fs.readFileSync(openapiFile, 'utf8');
  const invalid = text.replaceAll('quantity: 2\n', 'quantity: 0\n');
  expect(invalid).not.toBe(text);
  write('backend.yaml', invalid);
  const description = readDescription('backend.yaml', root);
  // The check of samples sends those of all operations.
  description.document.paths = { '/orders': description.document.paths?.['/orders'] ?? {} };
  const { problems } = await runOperations(description);
  expect(problems).toEqual([
    {
      file: openapiFile,
      line: text.slice(0, text.indexOf('operationId: createOrder')).split('\n').length,
      message: expect.stringContaining(
        'the sample of createOrder: the sandbox responds with 422 sdk/invalid-argument',
      ),
    },
  ]);
});
