// #region shown
import { verifyWebhook } from '@nacre/sdk-base';

/** What Nacre does: it signs the time and the body with the endpoint's secret. */
export async function sign(secret: string, time: number, body: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign(algorithm, key, bytes(`${time}.${body}`));
  const hex = Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0'));
  return `t=${time},v1=${hex.join('')}`;
}

/** What your server does with the raw body and the header. The clock is its own. */
export async function receive(body: string, signature: string, secret: string, now: Date) {
  const { type, id } = await verifyWebhook({ body, signature, secret, now });
  return { type, id };
}
// #endregion
