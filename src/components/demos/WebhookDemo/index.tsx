import liveDemo from '../../Demo/index.tsx';
import WebhookForm from './WebhookForm.tsx';
import shown from './webhook.ts?shown';

/** Calculates the signature of a webhook, and shows the SDK's verification at the receiver. */
export default liveDemo({
  island: 'webhook-demo',
  title: 'Sign and verify a webhook',
  about:
    'Change the signed data, or what happens to it on the way. Never type the secret of a real endpoint into a page.',
  shown,
  load: () => import(/* webpackChunkName: "demo-webhook" */ './webhook.ts'),
  draw: (engine) => <WebhookForm engine={engine} />,
});
