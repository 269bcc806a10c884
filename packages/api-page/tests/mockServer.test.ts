import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../model/src/openapi/document.ts';
import { allOperations, parametersOf } from '../../model/src/openapi/operations.ts';
import { openapiFile, readDescription } from '../../model/src/openapi/readDescription.ts';
import { Client, type ClientEvent, Network } from '../../sdk-base/src/index.ts';
import { createServerClient } from '../../sdk-base/src/server/index.ts';
import { serverRoutes } from '../../sdk-base/src/server/generated/serverRoutes.ts';
import { createSandbox } from '../../sdk-base/src/sandbox/index.ts';
import { httpApi } from '../../sdk-base/src/transport/httpApi.ts';
import { routes } from '../../sdk-base/src/transport/routes.ts';
import { exampleOf } from '../src/samples/exampleOf.ts';
import { freePort } from '../../../tests/support/freePort.ts';
import { isLong } from '../../../tests/support/long.ts';
import { hasRegistry } from '../../../tests/support/registry.ts';
import { until } from '../../../tests/support/runNginx.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

/** The last version that supports Node 20. */
const PRISM = '@stoplight/prism-cli@5.14.2';
const TIME_LIMIT_MS = 5 * 60_000;

const description = readDescription();
const operations = allOperations(description).filter(({ isWebhook }) => !isWebhook);

describe.skipIf(!isLong || !hasRegistry())(
  'a mock server generated from the examples',
  { timeout: TIME_LIMIT_MS },
  () => {
    const { root: folder, pathOf, write } = temporaryFolder();
    let baseUrl: string;
    let prism: ChildProcess;
    const answered = new Set<string>();
    const onEvent = (event: ClientEvent) => {
      if (event.type === 'response') answered.add(event.operation);
    };

    beforeAll(async () => {
      write('package.json', '{ "private": true }');
      const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', PRISM];
      execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
      const port = await freePort('127.0.0.1');
      baseUrl = `http://127.0.0.1:${port}`;
      const program = pathOf('node_modules/.bin/prism');
      prism = spawn(program, ['mock', path.resolve(openapiFile), '--port', String(port)], {
        stdio: 'ignore',
      });
      await until(() =>
        fetch(`${baseUrl}/status`).then(
          () => true,
          () => prism.exitCode !== null,
        ),
      );
    }, TIME_LIMIT_MS);
    afterAll(() => void prism.kill());

    test('serves every operation of the client', async () => {
      const { signer } = createSandbox();
      const publishableKey = 'pk_sandbox_local';
      const client = new Client({ publishableKey, baseUrl, signer, onEvent, network: Network.PolygonAmoy });
      const { auth, accounts, loyalty, dpp } = client;
      await client.status();
      const { otpId } = await auth.sendOtp({ channel: 'email', email: 'ada@shop.example' });
      await auth.signUp({ method: 'otp', otpId, code: '000000' });
      const { accessToken } = await auth.signIn({ method: 'otp', otpId, code: '000000' });
      await auth.refresh();
      await auth.getUser();
      await auth.updateUser({ name: 'Ada Martin' });

      await accounts.list();
      const account = await accounts.get();
      await account.getBalance();
      await account.getTokenBalances();
      const [first] = (await account.getNfts()).data;
      await account.getNft(first?.nft.contract ?? '', first?.nft.tokenId ?? '');
      const [latest] = (await account.getTransfers()).data;
      await account.getTransfer(latest?.id ?? '');
      const transfer = {
        kind: 'native',
        to: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        amount: 15n * 10n ** 17n,
      };
      await account.estimateFees(transfer as never);

      const [order] = (await accounts.listOrders()).data;
      const orderId = order?.id ?? '';
      await accounts.getOrder(orderId);
      await accounts.createOrder({ items: [{ collectionId: 'col_9Lm27cYs', quantity: 2 }] });
      await accounts.cancelOrder(orderId);

      const [program] = (await loyalty.listPrograms()).data;
      const programId = program?.id ?? '';
      await loyalty.getProgram(programId);
      await loyalty.getTiers(programId);
      await loyalty.getBalance(programId);
      await loyalty.getHistory(programId);
      await loyalty.redeem(programId, { rewardId: 'rwd_6Kp83nLw' });
      await loyalty.createVoucherCode(programId, {
        contract: first?.nft.contract ?? '',
        tokenId: first?.nft.tokenId ?? '',
      });

      const [passport] = (await dpp.list()).data;
      const passportId = passport?.id ?? '';
      await dpp.get(passportId);
      await dpp.claim(passportId);
      await dpp.getStatusList(await dpp.getCredential(passportId));

      // The client has no method for these. The key frame, the sandbox and signed transfers use them.
      const api = httpApi({ publishableKey, baseUrl });
      for (const operation of ['getRecoveryStatus', 'requestTestTokens', 'broadcastTransaction'] as const) {
        const body = bodyOf(operation);
        await api.request(operation, (body ? { body } : {}) as never, {
          accessToken,
          onResponse: () => answered.add(operation),
        });
      }
      await auth.signOut();
      expect([...answered].toSorted()).toEqual(Object.keys(routes).toSorted());
    });

    test('serves every operation of the server client', async () => {
      answered.clear();
      const nacre = createServerClient({ secretKey: 'sk_sandbox_local', baseUrl, onEvent });
      const calls = nacre as unknown as Record<string, (args: JsonObject) => Promise<unknown>>;
      const names = Object.keys(serverRoutes);
      for (const name of names) await calls[name]?.(argumentsOf(name));
      expect([...answered].toSorted()).toEqual(names.toSorted());
    });
  },
);

const operationOf = (name: string) => {
  const operation = operations.find(({ node }) => node.operationId === name);
  if (!operation) throw new Error(`the description has no operation ${name}`);
  return operation;
};

/** Returns the first example of an operation's body. */
function bodyOf(name: string): JsonObject | undefined {
  const { value } = description.resolve<JsonObject>(operationOf(name).node.requestBody);
  const media = isObject(value) && isObject(value.content) ? value.content['application/json'] : undefined;
  if (!isObject(media)) return undefined;
  const [example] = Object.values(isObject(media.examples) ? media.examples : {});
  const exampleValue = isObject(example) ? description.resolve<JsonObject>(example).value.value : undefined;
  return (isObject(exampleValue) ? exampleValue : exampleOf(description, media.schema)) as JsonObject;
}

/** Returns the examples of an operation's required parameters and of its body. */
function argumentsOf(name: string): JsonObject {
  const parameters = parametersOf(description, operationOf(name)).filter(
    (parameter) => parameter.in !== 'header' && parameter.required,
  );
  const inUrl = parameters.map((parameter) => [
    parameter.name,
    (parameter as { example?: string }).example ?? exampleOf(description, parameter.schema as never),
  ]);
  return { ...Object.fromEntries(inUrl), ...bodyOf(name) } as JsonObject;
}
