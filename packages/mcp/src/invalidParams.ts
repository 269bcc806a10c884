import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

/** Creates an error that states which argument is invalid, and why. */
export const invalidParams = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message);

/** Shortens a client's text for an error message. */
export const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
