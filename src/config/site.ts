/**
 * The brand and every address of it, in one place: a company that adopts these docs changes this file, then runs
 * `npm run rebrand`, which carries it over to what is written out elsewhere, such as samples and file names.
 *
 * `SITE_URL` and `BASE_URL` in the environment override the docs' own address at build time: what is built then names
 * that address wherever it would name this one. This file is read by Node (config, plugins, checks) and by the browser.
 */
import { servedAt } from './servedAt.ts';

const name = 'Nacre';
const domain = 'nacre.example';
const company = `https://${domain}`;
const docs = `https://docs.${domain}`;
const { url, baseUrl } = servedAt(docs);

export const site = {
  /** Name of the product and the company. */
  name,
  /** The name in file names and identifiers of other systems. */
  slug: name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
  /** Scope of the packages. */
  scope: '@nacre',
  /** Domain of the addresses that are in samples only. */
  domain,
  /** Title of the website, shown after the delimiter in every page title. */
  title: `${name} Docs`,
  /** What the product is, in one line. */
  tagline: 'Wallets, tokens, loyalty and product passports, built into your app.',
  /** Year in the copyright line. */
  copyrightYear: 2025,
  /** Origin that serves the docs, without a trailing slash. */
  url,
  /** Path under the origin at which the docs live, with a slash at both ends. */
  baseUrl,
  /** Where readers get the packages: `site` has install lines name the archives that the docs serve themselves. */
  packagesFrom: 'site' as 'site' | 'registry',
  /** Addresses of the company. */
  links: {
    company,
    /** The docs, as sources, changelogs and published packages name them, whatever the environment says. */
    docs,
    dashboard: `https://dashboard.${domain}`,
    wallet: `https://wallet.${domain}`,
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
    live: `https://api.${domain}/v1`,
    sandbox: `https://api.sandbox.${domain}/v1`,
  },
  /** Origins of the key frame. */
  keys: {
    live: `https://keys.${domain}`,
    sandbox: `https://keys.sandbox.${domain}`,
  },
  /** What the links in product passports begin with. */
  passports: `https://id.${domain}`,
} as const;
