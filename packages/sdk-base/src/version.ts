/**
 * The version of this package. It's sent with every request, so that support can tell which SDK made a call.
 *
 * @internal
 */
export const SDK_VERSION = '0.2.0';
