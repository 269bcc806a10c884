import type { Description } from '../../../../model/src/openapi/Description.ts';
import { allOperations, type Operation } from '../../../../model/src/openapi/operations.ts';
import { openapiFile, readDescription } from '../../../../model/src/openapi/readDescription.ts';
import type { Problem } from '../../../../model/src/problem.ts';
import { curl } from '../../../../api-page/src/samples/curl.ts';
import { sampleRequest } from '../../../../api-page/src/samples/request.ts';
import { type ApiResponse, LocalApi } from './LocalApi.ts';
import { responseMessage } from './runPages.ts';
import { send } from './send.ts';

/** The operations that must be called before the sample of an operation can succeed. */
const prerequisites: Readonly<Record<string, readonly string[]>> = {
  signUp: ['sendOtp'],
  signIn: ['sendOtp'],
  getNft: ['mintItems'],
  getJob: ['mintItems'],
  reversePoints: ['earnPoints'],
  updatePassport: ['createPassport'],
  publishPassport: ['createPassport'],
  resendEvent: ['testWebhookEndpoint'],
};

/** Samples with values that no sandbox accepts. The sandbox must refuse them, and only for this reason. */
const expectedFailures: Readonly<Record<string, { status: number; reason: string }>> = {
  signUp: { status: 409, reason: 'the user of the examples has signed up already' },
  broadcastTransaction: {
    status: 422,
    reason: 'the transaction must come from an estimate and be signed by a device',
  },
  getTransaction: { status: 404, reason: 'only a signed transaction creates one' },
  createLoyaltyTier: { status: 409, reason: 'the program of the examples has a tier with this threshold' },
  createVoucherCode: { status: 422, reason: 'the token of the example is a ticket, not a voucher' },
  useVoucher: { status: 404, reason: 'only a voucher creates a code' },
};

/** Sends the `curl` sample of each operation on the API page, each to its own sandbox. */
export async function runOperations(
  description: Description = readDescription(),
): Promise<{ sent: number; problems: Problem[] }> {
  const operations = allOperations(description).filter(({ isWebhook }) => !isWebhook);
  if (operations.length === 0)
    throw new Error(`${openapiFile}: has no operation, so no sample was sent. Add an operation`);
  const commands = new Map(
    operations.map((operation) => [
      String(operation.node.operationId),
      curl(sampleRequest(description, operation)),
    ]),
  );
  const problems: Problem[] = [];
  for (const operation of operations) {
    const message = await runOperation(String(operation.node.operationId), commands);
    if (message) problems.push({ file: openapiFile, line: lineOf(description, operation), message });
  }
  return { sent: operations.length, problems };
}

const lineOf = (description: Description, { steps }: Operation) => description.lineOf(steps);

async function runOperation(
  name: string,
  commands: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  const local = await LocalApi.start();
  try {
    for (const each of [...(prerequisites[name] ?? []), name]) {
      const response = await send(commands.get(each) ?? '', local);
      const message = each === name ? operationMessage(name, response) : responseMessage(response, undefined);
      if (message) return `the sample of ${each}: ${message}`;
      local.advance(response.body);
    }
    return undefined;
  } catch (error) {
    return `the sample of ${name} fails when it is sent: ${(error as Error).message}`;
  } finally {
    await local.close();
  }
}

function operationMessage(name: string, response: ApiResponse): string | undefined {
  const expected = expectedFailures[name];
  if (!expected) return responseMessage(response, undefined);
  if (response.status === expected.status) return undefined;
  return `the sandbox responds with ${response.status}, and packages/samples/src/check/http/runOperations.ts expects ${expected.status}, because ${expected.reason}. Correct one of them`;
}
