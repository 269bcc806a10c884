import { checkTypes, invalidArgument, type TypesOf } from '../checkTypes.ts';
import { isErrorCode } from '../errors/catalogue.ts';
import { SdkError } from '../errors/SdkError.ts';
import { SdkErrorType } from '../errors/SdkErrorType.ts';
import type { SandboxChainEvent, SandboxFault, SandboxTarget } from './SandboxControls.ts';
import type { SandboxOptions } from './SandboxOptions.ts';

/** The settings for delays and failures. */
export type Controls = {
  /** Waits for the delay of calls of this kind, unless the caller cancels. */
  delay(target: SandboxTarget, signal: AbortSignal | undefined): Promise<void>;
  /** Returns the fault for this call, if there is one, and counts it. */
  takeFault(target: SandboxTarget): SandboxFault | undefined;
  takeChainFault(event: SandboxChainEvent): boolean;
  /** Returns the webhook endpoint's response to the next attempt: an HTTP status, or `null` for a timeout. */
  takeDeliveryAnswer(): number | null;
  setDelay(target: SandboxTarget | 'all', milliseconds: number): void;
  addFault(target: SandboxTarget, fault: SandboxFault): void;
  addChainFault(event: SandboxChainEvent, times: number): void;
  addDeliveryFault(times: number, status: number | null): void;
  clear(): void;
};

const aborted = (signal: AbortSignal) => new SdkError(SdkErrorType.Aborted, { cause: signal.reason });

const FAULT_TYPES: TypesOf<SandboxFault> = {
  code: 'string',
  times: 'number',
  retryAfterMs: 'number',
  afterEffect: 'boolean',
};

function checkCount(value: number, argument: string, smallest: number): void {
  if (Number.isFinite(value) && value >= smallest) return;
  throw new SdkError(SdkErrorType.InvalidArgument, {
    message: `The argument ${argument} must be a number of at least ${smallest}.`,
    details: { argument },
  });
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      if (signal) reject(aborted(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

export function createControls({
  delays = {},
  faults = {},
}: Pick<SandboxOptions, 'delays' | 'faults'>): Controls {
  const waits = new Map<SandboxTarget | 'all', number>();
  let pending: { target: SandboxTarget; fault: SandboxFault; left: number }[] = [];
  const chain = new Map<SandboxChainEvent, number>();
  let refusals: { status: number | null; left: number }[] = [];

  const controls: Controls = {
    async delay(target, signal) {
      if (signal?.aborted) throw aborted(signal);
      const milliseconds = waits.get(target) ?? waits.get('all') ?? 0;
      // Without a delay, the response is still asynchronous, as over a network.
      await (milliseconds > 0 ? wait(milliseconds, signal) : Promise.resolve());
      if (signal?.aborted) throw aborted(signal);
    },
    takeFault(target) {
      const next = pending.find((entry) => entry.target === target && entry.left > 0);
      if (next) next.left -= 1;
      return next?.fault;
    },
    takeChainFault(event) {
      const left = chain.get(event) ?? 0;
      if (left > 0) chain.set(event, left - 1);
      return left > 0;
    },
    takeDeliveryAnswer() {
      const next = refusals.find(({ left }) => left > 0);
      if (!next) return 204;
      next.left -= 1;
      return next.status;
    },
    setDelay(target, milliseconds) {
      checkCount(milliseconds, 'milliseconds', 0);
      waits.set(target, milliseconds);
    },
    addFault(target, fault) {
      checkTypes(fault, FAULT_TYPES, 'fault');
      if (!isErrorCode(fault.code)) throw invalidArgument('code', 'must be the code of an error');
      const { times = 1 } = fault;
      checkCount(times, 'times', 1);
      pending.push({ target, fault, left: times });
    },
    addChainFault(event, times) {
      checkCount(times, 'times', 1);
      chain.set(event, (chain.get(event) ?? 0) + times);
    },
    addDeliveryFault(times, status) {
      checkCount(times, 'times', 1);
      refusals.push({ status, left: times });
    },
    clear() {
      pending = [];
      refusals = [];
      chain.clear();
      waits.clear();
    },
  };
  if (typeof delays === 'number') controls.setDelay('all', delays);
  else for (const [target, ms = 0] of Object.entries(delays)) controls.setDelay(target as SandboxTarget, ms);
  for (const [target, some] of Object.entries(faults))
    for (const fault of [some ?? []].flat()) controls.addFault(target as SandboxTarget, fault);
  return controls;
}
