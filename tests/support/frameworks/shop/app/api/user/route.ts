import { createSandbox } from '@nacre/sdk-base/sandbox';
import { isNacreError } from '@nacre/sdk-base';
import { verifyAccessToken } from '@nacre/sdk-base/server';

// All sandboxes have the same keys and start at the same time, so this one can verify the browser sandbox's signatures.
const { api, clock } = createSandbox();
const keys = () => api.request('getJwks', {});

export async function GET(request: Request): Promise<Response> {
  const token = request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
  try {
    const { sub } = await verifyAccessToken(token, {
      audience: 'app_sandbox',
      environment: 'sandbox',
      keys,
      now: clock.now(),
    });
    return new Response(`You are ${sub}`);
  } catch (error) {
    if (!isNacreError(error)) throw error;
    return new Response(error.code, { status: 401 });
  }
}
