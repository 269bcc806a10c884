/**
 * Creates and uses passkeys with a PRF, which returns the same secret for the same salt each time.
 *
 * @category Key frame
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export interface Passkeys {
  /**
   * Creates a passkey, for which the browser asks the user.
   *
   * @param userId - the id of the user it's for
   * @param salt - the input of the PRF
   * @returns the credential's id, and the PRF's 32 bytes, which the caller must wipe
   * @throws {@link SdkError} with `NotSupported` when the authenticator has no PRF
   * @throws {@link IframeApiError} with `UserRejected` when the user declines
   */
  create(
    userId: string,
    salt: Uint8Array<ArrayBuffer>,
  ): Promise<{ credentialId: Uint8Array<ArrayBuffer>; secret: Uint8Array<ArrayBuffer> }>;

  /**
   * Gets a passkey's secret, for which the browser asks the user.
   *
   * @param credentialId - the credential's id
   * @param salt - the input of the PRF
   * @returns the PRF's 32 bytes, which the caller must wipe
   * @throws {@link IframeApiError} with `UserRejected` when the user declines, or has no such passkey here
   */
  get(credentialId: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
