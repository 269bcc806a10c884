import { defineSequence } from './Sequence.ts';

/** A sign-in with a code by e-mail, and the following steps for a new user. */
export const signIn = defineSequence({
  label: 'A sign-in with a code by e-mail',
  participants: [
    { id: 'app', name: 'Your app' },
    { id: 'sdk', name: 'SDK', nacre: true },
    { id: 'frame', name: 'Key frame', nacre: true },
    { id: 'api', name: 'Backend API', nacre: true },
  ],
  steps: [
    { from: 'app', to: 'sdk', call: 'client.auth.sendOtp', text: 'the e-mail address' },
    { from: 'sdk', to: 'api', call: 'sendOtp', text: 'the address, with the publishable key' },
    { at: 'api', text: 'Sends a one-time code to the address' },
    { from: 'api', to: 'sdk', text: '`otpId`, and when the code expires', reply: true },
    { from: 'sdk', to: 'app', text: '`otpId`, for the sign-in', reply: true },
    { at: 'app', text: 'The user types the code' },
    { from: 'app', to: 'sdk', call: 'client.auth.signIn', text: '`otpId` and the code' },
    { from: 'sdk', to: 'api', call: 'signIn', text: '`otpId` and the code' },
    { from: 'api', to: 'sdk', text: 'the user, an access token and a refresh token', reply: true },
    { from: 'sdk', to: 'app', text: 'the session', reply: true },
  ],
  branches: [
    {
      when: 'If the user is new',
      steps: [
        { from: 'sdk', to: 'app', call: 'sdk/not-found', text: 'in place of the session', reply: true },
        { from: 'app', to: 'sdk', call: 'client.auth.signUp', text: 'the same `otpId` and code' },
        { from: 'sdk', to: 'api', call: 'signUp', text: 'the user is made, and signed in' },
      ],
    },
    {
      when: 'If the user has no account on the network yet',
      steps: [
        { from: 'app', to: 'sdk', call: 'client.accounts.create', text: 'the network' },
        { from: 'sdk', to: 'frame', call: 'getPublicKey', text: 'with the access token' },
        { at: 'frame', text: 'Makes the key' },
        { from: 'frame', to: 'sdk', text: 'public key and address', reply: true },
        { from: 'sdk', to: 'app', text: 'the account', reply: true },
      ],
    },
  ],
});
