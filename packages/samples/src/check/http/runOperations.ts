import type { Description } from '../../../../model/src/openapi/Description.ts';
import { allOperations, type Operation } from '../../../../model/src/openapi/operations.ts';
import { openapiFile, readDescription } from '../../../../model/src/openapi/readDescription.ts';
import type { Problem } from '../../../../model/src/problem.ts';
import { curl } from '../../../../api-page/src/samples/curl.ts';
import { sampleRequest } from '../../../../api-page/src/samples/request.ts';
import { before, refused } from './before.ts';
import { type Answer, LocalApi } from './LocalApi.ts';
import { complaint } from './runPages.ts';
import { sendDirectly } from './send.ts';

/** Sends the `curl` sample of each operation on the API page, each to its own sandbox. */
export async function runOperations(
  description: Description = readDescription(),
): Promise<{ sent: number; problems: Problem[] }> {
  const operations = allOperations(description).filter(({ isWebhook }) => !isWebhook);
  if (operations.length === 0) throw new Error(`${openapiFile}: there is no operation to send a sample of`);
  const commands = new Map(
    operations.map((operation) => [
      String(operation.node.operationId),
      curl(sampleRequest(description, operation)),
    ]),
  );
  const problems: Problem[] = [];
  for (const operation of operations) {
    const message = await tell(String(operation.node.operationId), commands);
    if (message) problems.push({ file: openapiFile, line: lineOf(description, operation), message });
  }
  return { sent: operations.length, problems };
}

const lineOf = (description: Description, { steps }: Operation) => description.lineOf(steps);

async function tell(name: string, commands: ReadonlyMap<string, string>): Promise<string | undefined> {
  const local = await LocalApi.start();
  try {
    for (const each of [...(before[name] ?? []), name]) {
      const answer = await sendDirectly(commands.get(each) ?? '', local);
      const message = each === name ? judge(name, answer) : complaint(answer, undefined);
      if (message) return `the sample of ${each}: ${message}`;
      local.goOn(answer.body);
    }
    return undefined;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return `the sample of ${name} fails when it is sent: ${reason}`;
  } finally {
    await local.close();
  }
}

function judge(name: string, answer: Answer): string | undefined {
  const expected = refused[name];
  if (!expected) return complaint(answer, undefined);
  if (answer.status === expected.status) return undefined;
  return `the sandbox answers ${answer.status}, not ${expected.status}. packages/samples/src/check/http/before.ts says: ${expected.because}`;
}
