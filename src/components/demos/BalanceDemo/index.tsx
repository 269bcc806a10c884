import liveDemo from '../../Demo/index.tsx';
import BalanceForm from './BalanceForm.tsx';
import shown from './format.ts?shown';

/** Formats what the reader types. */
export default liveDemo({
  island: 'balance-demo',
  title: 'Format a balance',
  about: 'Change the amount, the token or the language. The result or the error comes directly from the SDK.',
  shown,
  load: () => import(/* webpackChunkName: "demo-balance" */ './format.ts'),
  draw: (engine) => <BalanceForm format={engine?.format} />,
});
