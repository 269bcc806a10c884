import type { Problem } from '../../../../model/src/problem.ts';
import { isDeepStrictEqual } from 'node:util';
import { readDescription } from '../../../../model/src/openapi/readDescription.ts';
import { createApiValidator, type ApiValidator } from '../../../../model/src/openapi/ApiValidator.ts';
import type { Sample } from '../../../../model/src/samples/extract.ts';
import { curlCommands, isShell, readCurl } from '../curlCommand.ts';
import { type ApiResponse, LocalApi, withoutIds } from './LocalApi.ts';
import { send } from './send.ts';

/** The title of a `json` block that shows the response to the call before it. */
const RESPONSE = 'Response';

/** A call on a page, and the response that the page shows. */
interface PageCall {
  file: string;
  line: number;
  command: string;
  expected: string | undefined;
}

function callsOf(samples: readonly Sample[], api: ApiValidator): PageCall[] {
  return samples.flatMap((sample, index) => {
    if (!isShell(sample) || sample.noCheck !== undefined) return [];
    const next = samples[index + 1];
    const expected = next?.language === 'json' && next.title === RESPONSE ? next.code : undefined;
    return curlCommands(sample.code).flatMap(({ text, line }) => {
      const { url } = readCurl(text);
      if (!url || !api.isApiUrl(url)) return [];
      return [{ file: sample.file, line: sample.line + line, command: text.trim(), expected }];
    });
  });
}

/** Whether a block has calls to our API, which are sent. */
export const isSent = (sample: Sample, api: ApiValidator): boolean => callsOf([sample], api).length > 0;

/** Sends the `curl` calls of each page in order. Each page has its own HTTP sandbox. */
export async function runPages(samples: readonly Sample[]): Promise<Problem[]> {
  const api = createApiValidator(readDescription());
  const files = [...new Set(samples.map(({ file }) => file))];
  const pages = files
    .map((file) =>
      callsOf(
        samples.filter((sample) => sample.file === file),
        api,
      ),
    )
    .filter((calls) => calls.length > 0);
  const problems: Problem[] = [];
  for (const calls of pages) problems.push(...(await runPage(calls)));
  return problems;
}

async function runPage(calls: readonly PageCall[]): Promise<Problem[]> {
  const local = await LocalApi.start();
  const problems: Problem[] = [];
  try {
    for (const { file, line, command, expected } of calls) {
      const response = await send(command, local).catch((error: Error) => error);
      const message =
        response instanceof Error
          ? `fails when it runs: ${response.message}`
          : responseMessage(response, expected);
      if (message) problems.push({ file, line, message });
      if (!(response instanceof Error)) local.advance(response.body);
    }
  } finally {
    await local.close();
  }
  return problems;
}

/** Returns the problem of a response, if it's an error or differs from the one on the page. */
export function responseMessage(
  { status, body }: ApiResponse,
  expected: string | undefined,
): string | undefined {
  const { code, detail, errors } = (body ?? {}) as { code?: string; detail?: string; errors?: object[] };
  const parts = (errors ?? []).map((each) => JSON.stringify(each)).join(' ');
  if (status < 200 || status > 299)
    return `the sandbox responds with ${[status, code, detail?.replace(/\.$/, ''), parts].filter(Boolean).join(' ')}. Correct the call`;
  if (expected === undefined) return undefined;
  const [shown, received] = [expected, JSON.stringify(body ?? null)].map(
    (text) => JSON.parse(withoutIds(text)) as unknown,
  );
  if (isDeepStrictEqual(shown, received)) return undefined;
  return `the sandbox responds with ${JSON.stringify(body)}, which differs from the response on the page. Correct the call or the response`;
}
