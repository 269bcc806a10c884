import { AddressError, basePathOf, originOf } from './siteAddress.ts';

/** Where the docs are served. */
interface ServedAt {
  /** Origin, without a slash at the end. */
  url: string;
  /** Path under the origin, with a slash at both ends. */
  baseUrl: string;
}

/**
 * What `SITE_URL` and `BASE_URL` in the environment say, in one spelling. Whatever was started ends here, with one
 * message, if they cannot be taken: everything reads the address before it writes anything.
 *
 * In the browser, `packages/markdown/src/servedAddress` puts the answer in place of this file.
 *
 * @param docs - the origin that counts if the environment names none
 */
export function servedAt(docs: string): ServedAt {
  const { SITE_URL, BASE_URL } = process.env;
  try {
    return { url: originOf(SITE_URL, docs), baseUrl: basePathOf(BASE_URL) };
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
