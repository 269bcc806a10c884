import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** Creates an error that states which argument is invalid, and why. */
export const invalidParams = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message);
