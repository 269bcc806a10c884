/**
 * The brand and every address of it, in one place: a company that adopts these docs changes this file.
 *
 * `SITE_URL` and `BASE_URL` in the environment override the docs' own address at build time.
 * This file is read by Node (config, plugins, checks) and by the browser; it imports nothing.
 */
const env: Record<string, string | undefined> = typeof process === 'undefined' ? {} : process.env;

const company = 'https://nacre.example';

export const site = {
  /** Name of the product and the company. */
  name: 'Nacre',
  /** Title of the website, shown after the delimiter in every page title. */
  title: 'Nacre Docs',
  /** What Nacre is, in one line. */
  tagline: 'Wallets, tokens, loyalty and product passports, built into your app.',
  /** Version of the website itself (the packages have their own). */
  version: '0.0.0',
  /** Year in the copyright line. */
  copyrightYear: 2025,
  /** Origin that serves the docs, without a trailing slash. */
  url: (env.SITE_URL ?? 'https://docs.nacre.example').replace(/\/$/, ''),
  /** Path under the origin at which the docs live, with a slash at both ends. */
  baseUrl: env.BASE_URL ?? '/',
  /** Addresses outside the docs. */
  links: {
    company,
    dashboard: 'https://dashboard.nacre.example',
    wallet: 'https://wallet.nacre.example',
    linkedin: `${company}/linkedin`,
    discord: `${company}/discord`,
    source: `${company}/source`,
    privacy: `${company}/privacy`,
  },
  /** What goes between the last slash of the source's address and a file's path, for "Edit this page". */
  editPath: 'edit/main/',
  /** The form for a new issue, below the source's address. It takes `title` and `body` in the query. */
  reportPath: 'issues/new',
  /** Backend addresses, without a trailing slash. */
  api: {
    live: 'https://api.nacre.example/v1',
    sandbox: 'https://api.sandbox.nacre.example/v1',
  },
} as const;
