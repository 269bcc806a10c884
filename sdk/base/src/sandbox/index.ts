export { createSandbox } from './createSandbox.ts';
export type { Sandbox } from './Sandbox.ts';
export type {
  SandboxApi,
  SandboxArguments,
  SandboxOperation,
  SandboxRequestOptions,
  SandboxResult,
} from './SandboxApi.ts';
export type { SandboxClock } from './SandboxClock.ts';
export type { SandboxChainEvent, SandboxFault, SandboxTarget } from './SandboxControls.ts';
export type { SandboxDelivery } from './SandboxDelivery.ts';
export type { SandboxExchange, SandboxOptions } from './SandboxOptions.ts';
export type { SandboxSeed } from './SandboxSeed.ts';
export type { SandboxTill, SandboxTillOrder } from './SandboxTill.ts';
export type { SandboxTokenClaims } from './SandboxTokenClaims.ts';
