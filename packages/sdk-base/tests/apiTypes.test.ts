import { describe, expectTypeOf, it } from 'vitest';
import type { ApiArguments, ApiOperation, ApiResult } from '../src/transport/Api.ts';

describe('the types of the transport', () => {
  it('have each part of the arguments where the operation has it, and nowhere else', () => {
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

  it('have the answer’s JSON, amounts as text, or nothing', () => {
    expectTypeOf<ApiResult<'getBalance'>['amount']>().toEqualTypeOf<string>();
    expectTypeOf<ApiResult<'claimPassport'>['status']>().toExtend<string>();
    expectTypeOf<ApiResult<'signOut'>>().toEqualTypeOf<undefined>();
    expectTypeOf<keyof ApiResult<'sendOtp'>>().toEqualTypeOf<'otpId' | 'expiresAt'>();
  });

  it('name no operation of a secret key, and none that the API does not have', () => {
    expectTypeOf<'earnPoints'>().not.toExtend<ApiOperation>();
    expectTypeOf<'getPasport'>().not.toExtend<ApiOperation>();
  });
});
