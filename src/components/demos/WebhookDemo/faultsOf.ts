import { codeOf, type FieldProblems } from '../../Demo/fieldProblems.ts';
import type { WebhookRequest } from './useWebhook.ts';

/** Returns the error messages for the typed values. Errors from the request's journey have none. */
export function problemsOf({ secret, time }: WebhookRequest, error: unknown): FieldProblems {
  if (error === undefined) return {};
  return {
    ...(secret === '' && { secret: 'Enter a secret: nothing can be signed without one.' }),
    ...(!/^\d{1,12}$/.test(time) && { time: 'Must be whole seconds since 1970, such as 1772443870.' }),
    ...(codeOf(error) === 'sdk/unexpected-response' && {
      body: 'The signature fits, but this isn’t the JSON of a webhook event.',
    }),
  };
}
