import type { ErrorType } from '../../../packages/sdk-base/src/errors/ErrorType.ts';
import { isErrorCode } from '../../../packages/sdk-base/src/errors/catalogue.ts';
import { SdkErrorType } from '../../../packages/sdk-base/src/errors/SdkErrorType.ts';
import type { KeyServer } from '../../../packages/sdk-base/src/keyFrame/index.ts';
import { errorOfCode } from '../../../packages/sdk-base/src/transport/errorOfCode.ts';

/** Writes values as JSON, with bytes as lists of numbers. */
export const write = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Uint8Array ? { bytes: [...part] } : part));

/** Reads what `write` has written. */
export const read = (text: string): unknown =>
  JSON.parse(text, (_, part: { bytes?: number[] } | null) =>
    part?.bytes ? Uint8Array.from(part.bytes) : part,
  );

/** Calls a method of a key server, and returns its answer or its error's code. */
export async function callKeyServer(server: KeyServer, method: string, args: unknown): Promise<object> {
  try {
    return { result: await server[method as keyof KeyServer](...(args as [never, never, never])) };
  } catch (error) {
    return { code: (error as { code?: unknown }).code };
  }
}

async function send(method: string, args: unknown[]): Promise<unknown> {
  const response = await fetch(`/key-frame/${method}`, { method: 'POST', body: write(args) });
  const { result, code } = read(await response.text()) as { result?: unknown; code?: unknown };
  if (code === undefined) return result;
  throw errorOfCode(isErrorCode(code) ? (code as ErrorType) : SdkErrorType.ApiUnavailable, {});
}

/** Nacre's servers for the tests' key frame. Each call is a request to the frame's own origin. */
export const remoteKeyServer = new Proxy(
  {},
  {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        send(String(method), args),
  },
) as KeyServer;
