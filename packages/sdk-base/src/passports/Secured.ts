/**
 * What is verified, by the name of the argument that it came in.
 *
 * @internal
 */
export type Secured = 'credential' | 'statusList';
