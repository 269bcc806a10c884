import type { ReactNode } from 'react';
import Demo from '../../Demo/index.tsx';
import shown from '!!../../Demo/codeLoader.mjs!./SignIn.tsx';
import SignInStage from './SignInStage.tsx';

const load = () => import(/* webpackChunkName: "demo-sign-in" */ './SignIn.tsx');

/** Signs the sandbox's user in, through the field that keeps what is typed out of the page. */
export default function SignInDemo(): ReactNode {
  return (
    <Demo
      title="Sign in with a code"
      about="The component NacreInput, on the local sandbox. In an app the field is inside the key frame; here it is inside this page, and nothing is sent."
      load={load}
      shown={shown}
    >
      {(engine) =>
        engine ? (
          <engine.default />
        ) : (
          <SignInStage step="email" user={null} error={undefined} onNext={() => undefined}>
            <input aria-label="E-mail address" placeholder="ada@shop.example" />
          </SignInStage>
        )
      }
    </Demo>
  );
}
