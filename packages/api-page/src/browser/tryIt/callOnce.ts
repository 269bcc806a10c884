import operations from 'tried-operations';
import { fillForm } from './fillForm.ts';
import { pageSandbox } from './pageSandbox.ts';
import { send, type CallOutcome } from './send.ts';

/** Calls the operation with an anchor, with the values that its form begins with. */
export async function callOnce(anchor: string): Promise<CallOutcome> {
  const operation = operations[anchor];
  if (!operation) throw new Error(`No operation has the anchor "${anchor}"`);
  const { values } = await fillForm(operation, pageSandbox);
  return send(operation, values, pageSandbox);
}
