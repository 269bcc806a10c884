import { timings } from '../sandbox/constants.ts';
import type { Sandbox } from '../sandbox/Sandbox.ts';
import type { SandboxDelivery } from '../sandbox/SandboxDelivery.ts';
import { signWebhook } from '../server/signWebhook.ts';

const POLL_MS = 200;

/** Posts a webhook, signed with the real time: the sandbox's may differ. Returns the status, or the kind of failure. */
async function post(target: string, secret: string, { body }: SandboxDelivery): Promise<string> {
  try {
    const signature = await signWebhook({ body, secret });
    const { status } = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Nacre-Signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timings.webhookAnswer),
    });
    return String(status);
  } catch (error) {
    const { cause, message } = error as Error;
    return `no answer (${(cause as NodeJS.ErrnoException | undefined)?.code ?? message})`;
  }
}

/**
 * Posts each webhook of the seeded endpoint to a server, once. Returns a function that stops it.
 *
 * @param report - receives a line for each webhook
 */
export function forwardWebhooks(
  { sandbox, target }: { sandbox: Sandbox; target: string },
  report: (line: string) => void,
): () => void {
  const { webhookId, webhookSecret } = sandbox.seeded;
  let count = 0;
  const timer = setInterval(() => {
    // Reading the list runs the due tasks of the sandbox's clock.
    const deliveries = sandbox.webhooks;
    for (const delivery of deliveries.slice(count).filter((each) => each.webhookId === webhookId)) {
      const { type } = JSON.parse(delivery.body) as { type: string };
      void post(target, webhookSecret, delivery).then((answer) =>
        report(`${type} ${delivery.eventId}: ${answer}`),
      );
    }
    count = deliveries.length;
  }, POLL_MS);
  return () => clearInterval(timer);
}
