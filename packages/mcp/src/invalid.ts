import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** A refusal that says which argument is wrong, and how. */
export const invalid = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message);
