import { describe, expectTypeOf, it } from 'vitest';
import type { ApiArguments, ApiOperation, ApiResult } from '../src/transport/Api.ts';

describe('the types of the transport', () => {
  it('have exactly the parts of arguments that the operation has', () => {
    expectTypeOf<ApiArguments<'getStatus'>>().toExtend<Record<never, never>>();
    expectTypeOf<keyof ApiArguments<'getStatus'>>().toEqualTypeOf<never>();
    expectTypeOf<keyof ApiArguments<'getNft'>>().toEqualTypeOf<'path'>();
    expectTypeOf<keyof ApiArguments<'getNft'>['path']>().toEqualTypeOf<'network' | 'contract' | 'tokenId'>();
    expectTypeOf<keyof ApiArguments<'listTransfers'>>().toEqualTypeOf<'path' | 'query'>();
    expectTypeOf<Record<'path', { network: 'base' }>>().toExtend<ApiArguments<'listTransfers'>>();
    expectTypeOf<Record<'query', object>>().not.toExtend<ApiArguments<'listTransfers'>>();
    expectTypeOf<keyof ApiArguments<'createOrder'>>().toEqualTypeOf<'body'>();
    expectTypeOf<ApiArguments<'refreshSession'>['body']>().toEqualTypeOf<{ refreshToken: string }>();
  });

  it('have the response’s JSON with amounts as text, or nothing', () => {
    expectTypeOf<ApiResult<'getBalance'>['amount']>().toEqualTypeOf<string>();
    expectTypeOf<ApiResult<'claimPassport'>['status']>().toExtend<string>();
    expectTypeOf<ApiResult<'signOut'>>().toEqualTypeOf<undefined>();
    expectTypeOf<keyof ApiResult<'sendOtp'>>().toEqualTypeOf<'otpId' | 'expiresAt'>();
  });

  it('contain no operation for secret keys, and none that is missing in the API', () => {
    expectTypeOf<'earnPoints'>().not.toExtend<ApiOperation>();
    expectTypeOf<'getPasport'>().not.toExtend<ApiOperation>();
  });
});
