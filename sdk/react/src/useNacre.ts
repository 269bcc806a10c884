import { SdkError, SdkErrorType } from '@nacre/sdk-base';
import { useContext } from 'react';
import { NacreContext, type NacreContextValue } from './NacreContext.ts';

/** The provider's client and cache. */
export function useNacre(): NacreContextValue {
  const value = useContext(NacreContext);
  if (!value) {
    throw new SdkError(SdkErrorType.NotInitialized, {
      message: 'Hooks and components of Nacre need a NacreProvider above them.',
    });
  }
  return value;
}
