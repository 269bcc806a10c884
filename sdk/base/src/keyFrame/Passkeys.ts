/**
 * Asks for passkeys and their PRF, which gives the same secret for the same salt each time.
 *
 * @category Accounts
 * @see [Recovery and a lost device](https://docs.nacre.example/products/embedded-wallet/introduction#recovery-and-a-lost-device)
 * @since 0.2.0
 */
export interface Passkeys {
  /**
   * Makes a passkey, which asks the user.
   *
   * @param userId - whom it is for
   * @param salt - what the PRF is asked for
   * @returns the credential's id, and the PRF's 32 bytes, for the caller to wipe
   * @throws {@link SdkError} with `NotSupported` when the authenticator has no PRF
   * @throws {@link IframeApiError} with `UserRejected` when the user declines
   */
  create(
    userId: string,
    salt: Uint8Array<ArrayBuffer>,
  ): Promise<{ credentialId: Uint8Array<ArrayBuffer>; secret: Uint8Array<ArrayBuffer> }>;

  /**
   * Asks a passkey for its secret, which asks the user.
   *
   * @param credentialId - the credential's id
   * @param salt - what the PRF is asked for
   * @returns the PRF's 32 bytes, for the caller to wipe
   * @throws {@link IframeApiError} with `UserRejected` when the user declines, or has no such passkey here
   */
  get(credentialId: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}
