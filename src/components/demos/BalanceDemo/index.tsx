import type { ReactNode } from 'react';
import Demo from '../../Demo/index.tsx';
import shown from '!!../../Demo/codeLoader.mjs!./format.ts';
import BalanceForm from './BalanceForm.tsx';

const load = () => import(/* webpackChunkName: "demo-balance" */ './format.ts');

/** Formats what the reader types. */
export default function BalanceDemo(): ReactNode {
  return (
    <Demo
      title="Format a balance"
      about="Change the amount, the token or the language. The result, or the error, comes from the SDK as it is."
      load={load}
      shown={shown}
    >
      {(engine) => <BalanceForm format={engine?.format} />}
    </Demo>
  );
}
