/** Internals of the SDKs that pages use. The packages don't export them, or only together with more code. */
export type { operations } from '../../sdk-base/src/generated/openapi.ts';
export type { FrameMethods } from '../../sdk-base/src/iframe/protocol.ts';
export { networks } from '../../sdk-base/src/networkInfo/networks.ts';
export { problemError } from '../../sdk-base/src/transport/problem.ts';
