import { AddressError, basePathOf, originOf } from './siteAddress.ts';

/** The address at which the docs are served. */
interface ServedAt {
  /** The origin, without a trailing slash. */
  url: string;
  /** The path under the origin, with a slash at both ends. */
  baseUrl: string;
}

/**
 * Reads and normalizes `SITE_URL` and `BASE_URL` from the environment. If they are invalid, it prints one message and
 * exits the process. All commands read the address before they write files.
 *
 * In the browser, `packages/markdown/src/servedAddress` puts the answer in place of this file.
 *
 * @param docs - the default origin
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
