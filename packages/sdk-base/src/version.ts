/**
 * The version of this package. Every request has it, so that support can tell which SDK made a call.
 *
 * @internal
 */
export const SDK_VERSION = '0.2.0';
