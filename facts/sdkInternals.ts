/** What pages take from inside the SDKs, beside what the packages export. */
export type { components, operations } from '../sdk/base/src/generated/openapi.ts';
export type { FrameMethods } from '../sdk/base/src/iframe/protocol.ts';
export { problemError } from '../sdk/base/src/transport/problem.ts';
