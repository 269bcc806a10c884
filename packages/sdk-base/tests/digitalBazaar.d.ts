// Declares the parts of the independent implementation that the tests use, because it has no types.

declare module '@digitalbazaar/ecdsa-multikey' {
  export interface Signer {
    algorithm: string;
    id?: string;
    sign(args: { data: Uint8Array }): Promise<Uint8Array>;
  }
  export interface KeyPair {
    signer(): Signer;
    export(options: { publicKey: boolean }): Promise<{ publicKeyMultibase: string }>;
  }
  export function fromJwk(args: {
    jwk: JsonWebKey;
    secretKey: boolean;
    id?: string;
    controller?: string;
  }): Promise<KeyPair>;
}

declare module '@digitalbazaar/ecdsa-jcs-2019-cryptosuite' {
  export interface Cryptosuite {
    name: string;
  }
  export function createSignCryptosuite(): Cryptosuite;
  export function createVerifyCryptosuite(): Cryptosuite;
}

declare module '@digitalbazaar/data-integrity' {
  import type { Cryptosuite } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';
  import type { Signer } from '@digitalbazaar/ecdsa-multikey';
  export const DataIntegrityProof: new (options: {
    cryptosuite: Cryptosuite;
    signer?: Signer;
    date?: string;
  }) => object;
}

declare module 'jsonld-signatures' {
  interface Options {
    suite: object;
    purpose: object;
    documentLoader: (url: string) => Promise<object>;
  }
  const jsigs: {
    purposes: { AssertionProofPurpose: new () => object };
    sign(document: object, options: Options): Promise<object>;
    verify(document: object, options: Options): Promise<{ verified: boolean; error?: Error }>;
  };
  export default jsigs;
}
