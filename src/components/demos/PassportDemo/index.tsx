import type { ReactNode } from 'react';
import Demo from '../../Demo/index.tsx';
import shown from '!!../../Demo/codeLoader.mjs!./passport.ts';
import PassportSteps from './PassportSteps.tsx';

const load = () => import(/* webpackChunkName: "demo-passport" */ './engine.ts');

/** Issues a passport, verifies it, forges it and claims it. */
export default function PassportDemo(): ReactNode {
  return (
    <Demo
      title="A passport from issue to claim"
      about="Issue the passport of one jacket, scan its code, verify it, change a single byte of it, and claim it. The signature is checked by your browser."
      load={load}
      shown={shown}
    >
      {(engine) => <PassportSteps engine={engine} />}
    </Demo>
  );
}
