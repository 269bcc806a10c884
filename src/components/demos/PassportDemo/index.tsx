import liveDemo from '../../Demo/index.tsx';
import PassportSteps from './PassportSteps.tsx';
import shown from './passport.ts?shown';

/** Issues a passport, verifies it, forges it and claims it. */
export default liveDemo({
  island: 'passport-demo',
  title: 'A passport from issue to claim',
  about:
    'Issue the passport of one jacket, scan its code, verify it, change a single byte of it, and claim it. Your browser checks the signature.',
  shown,
  load: () => import(/* webpackChunkName: "demo-passport" */ './engine.ts'),
  draw: (engine) => <PassportSteps engine={engine} />,
});
