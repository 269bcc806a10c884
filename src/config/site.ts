/**
 * The brand and all its addresses in one place. A company that adopts these docs changes this file and then runs `npm
 * run rebrand`, which updates the literals elsewhere, such as those in samples and file names.
 *
 * `SITE_URL` and `BASE_URL` in the environment override the docs' own address at build time, everywhere in the build.
 * Node (config, plugins, checks) and the browser both load this file.
 */
import { servedAt } from './servedAt.ts';

const name = 'Nacre';
const domain = 'nacre.example';
const company = `https://${domain}`;
const docs = `https://docs.${domain}`;
const { url, baseUrl } = servedAt(docs);

export const site = {
  /** The name of the product and the company. */
  name,
  /** The name in file names and identifiers of other systems. */
  slug: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
  /** The scope of the packages. */
  scope: '@nacre',
  /** The domain of addresses that occur only in samples. */
  domain,
  /** The title of the website, shown after the delimiter in every page title. */
  title: `${name} Docs`,
  /** A description of the product in one line. */
  tagline: 'Wallets, tokens, loyalty and product passports, built into your app.',
  /** The year in the copyright line. */
  copyrightYear: 2025,
  /** The origin that serves the docs, without a trailing slash. */
  url,
  /** The path of the docs under the origin, with a slash at both ends. */
  baseUrl,
  /** The source of the packages. With `site`, install commands use the archives that the docs serve themselves. */
  packagesFrom: 'site' as 'site' | 'registry',
  /** The addresses of the company. */
  links: {
    company,
    /** The address of the docs in sources, changelogs and published packages, regardless of the environment. */
    docs,
    dashboard: `https://dashboard.${domain}`,
    wallet: `https://wallet.${domain}`,
    linkedin: `${company}/linkedin`,
    discord: `${company}/discord`,
    source: `${company}/source`,
    privacy: `${company}/privacy`,
  },
  /** The path between the source's address and a file's path, for "Edit this page". */
  editPath: 'edit/main/',
  /** The path between the source's address and a file's path, for reading it. */
  filePath: 'blob/main/',
  /** The path of the form for a new issue, below the source's address. It accepts `title` and `body` in the query. */
  reportPath: 'issues/new',
  /** The backend's addresses, without a trailing slash. */
  api: {
    live: `https://api.${domain}/v1`,
    sandbox: `https://api.sandbox.${domain}/v1`,
  },
  /** The origins of the key frame. */
  keys: {
    live: `https://keys.${domain}`,
    sandbox: `https://keys.sandbox.${domain}`,
  },
  /** The start of the links in product passports. */
  passports: `https://id.${domain}`,
} as const;

/** Whether a host is in the company's own domain. */
export const isCompanyHost = (hostname: string): boolean => `.${hostname}`.endsWith(`.${site.domain}`);
