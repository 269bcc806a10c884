// #region shown
import { Client, NacreInput, NacreProvider, useAuth, type InputField } from '@nacre/sdk-react';
import { createSandbox } from '@nacre/sdk-base/sandbox';
import { useEffect, useRef, useState } from 'react';
import { pageField } from './pageField.ts';
import SignInStage from './SignInStage.tsx';

function SignInForm() {
  const { user, signOut } = useAuth();
  const field = useRef<InputField>(null);
  const [otpId, setOtpId] = useState<string>();
  const [error, setError] = useState<unknown>();

  async function next() {
    setError(undefined);
    try {
      if (user) await signOut();
      else if (otpId === undefined) setOtpId((await field.current?.sendOtp())?.otpId);
      else await field.current?.signIn(otpId);
      if (user) setOtpId(undefined);
    } catch (reason) {
      setError(reason);
    }
  }

  // The code field takes the place of the address, and the focus.
  useEffect(() => {
    if (otpId !== undefined) void field.current?.focus();
  }, [otpId]);

  const kind = otpId === undefined ? 'email' : 'otp';
  const label = kind === 'email' ? 'E-mail address' : 'One-time code';
  return (
    <SignInStage step={kind} user={user} error={error} onNext={() => void next()}>
      <NacreInput
        ref={field}
        kind={kind}
        label={label}
        placeholder={kind === 'email' ? 'ada@shop.example' : '000000'}
        style={{ fontSize: '1rem', padding: '0 0.75rem' }}
        onSubmit={() => void next()}
        onError={setError}
      />
    </SignInStage>
  );
}

export default function SignIn() {
  const [client] = useState(() => {
    const sandbox = createSandbox();
    // The sandbox has no key frame: a field of this page stands in for the key frame's.
    const signer = { ...sandbox.signer, mountInput: pageField(sandbox) };
    return new Client({ publishableKey: sandbox.publishableKey, api: sandbox.api, signer });
  });
  return (
    <NacreProvider client={client}>
      <SignInForm />
    </NacreProvider>
  );
}
// #endregion
