import type { ReactNode } from 'react';
import Demo from '../../Demo/index.tsx';
import shown from '!!../../Demo/codeLoader.mjs!./webhook.ts';
import WebhookForm from './WebhookForm.tsx';

const load = () => import(/* webpackChunkName: "demo-webhook" */ './webhook.ts');

/** Calculates the signature of a webhook, and what the SDK says of it at the other end. */
export default function WebhookDemo(): ReactNode {
  return (
    <Demo
      title="Sign and verify a webhook"
      about="Change what is signed, or what happens to it on its way. Never type the secret of a real endpoint into a page."
      load={load}
      shown={shown}
    >
      {(engine) => <WebhookForm engine={engine} />}
    </Demo>
  );
}
