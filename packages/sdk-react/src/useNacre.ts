import { SdkError, SdkErrorType } from '@nacre/sdk-base';
import { useContext } from 'react';
import { NacreContext, type NacreContextValue } from './NacreContext.ts';

/** Returns the provider's client and cache. */
export function useNacre(): NacreContextValue {
  const value = useContext(NacreContext);
  if (!value) {
    throw new SdkError(SdkErrorType.NotInitialized, {
      message: "Nacre's hooks and components must be inside a NacreProvider.",
    });
  }
  return value;
}
