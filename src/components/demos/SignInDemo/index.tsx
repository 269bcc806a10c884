import { earlyField } from './earlyField.ts';
import liveDemo from '../../Demo/index.tsx';
import SignInStage from './SignInStage.tsx';
import shown from './SignIn.tsx?shown';

/** Signs in the sandbox's user with the field that keeps the typed text out of the page. */
export default liveDemo({
  island: 'sign-in-demo',
  title: 'Sign in with a code',
  about:
    'The NacreInput component, on the local sandbox. In an app, the field is inside the key frame. Here, it’s on this page, and nothing is sent.',
  shown,
  load: () => import(/* webpackChunkName: "demo-sign-in" */ './SignIn.tsx'),
  draw: (engine) =>
    engine ? (
      <engine.default />
    ) : (
      <SignInStage step="email" user={null} error={undefined} onNext={() => undefined}>
        <input ref={earlyField.watch} aria-label="E-mail address" placeholder="ada@shop.example" />
      </SignInStage>
    ),
});
