/**
 * The kind of document to verify, named after its argument.
 *
 * @internal
 */
export type Secured = 'credential' | 'statusList';
