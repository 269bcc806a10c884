/** What pages take from inside the SDKs: what the packages do not export, or only with more code around it. */
export type { components, operations } from '../../sdk-base/src/generated/openapi.ts';
export type { FrameMethods } from '../../sdk-base/src/iframe/protocol.ts';
export { networks } from '../../sdk-base/src/networkInfo/networks.ts';
export { problemError } from '../../sdk-base/src/transport/problem.ts';
