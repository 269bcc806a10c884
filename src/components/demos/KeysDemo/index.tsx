import liveDemo from '../../Demo/index.tsx';
import KeySteps from './KeySteps.tsx';
import shown from './keys.ts?shown';

/** Splits a key, signs, loses the device and recovers, and shows the data that each party stores. */
export default liveDemo({
  island: 'keys-demo',
  title: 'A key in three shares',
  about:
    'Make a key, sign with it, lose the device, and recover. Everything happens on this page: nothing is sent, and the key has no value.',
  shown,
  load: () => import(/* webpackChunkName: "demo-keys" */ './keys.ts'),
  draw: (engine) => <KeySteps engine={engine} />,
});
