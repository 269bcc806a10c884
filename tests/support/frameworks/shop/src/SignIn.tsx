'use client';

import { useAuth } from '@nacre/sdk-react';
import { useState, type FormEvent } from 'react';

export function SignIn() {
  const { sendOtp, signIn } = useAuth();
  const [otpId, setOtpId] = useState<string>();

  async function next(fields: FormData) {
    if (otpId) await signIn({ method: 'otp', otpId, code: String(fields.get('code')) });
    else setOtpId((await sendOtp({ channel: 'email', email: String(fields.get('email')) })).otpId);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void next(new FormData(event.currentTarget));
  }

  return (
    <form onSubmit={submit}>
      <label>
        E-mail address <input name="email" type="email" required />
      </label>
      {otpId && (
        <label>
          One-time code <input name="code" required />
        </label>
      )}
      <button>Continue</button>
    </form>
  );
}
