/** The notices of the authors whose work is in the site, below the base URL. */
export const noticesAddress = 'third-party-notices.txt';

/** The list of all parts, in CycloneDX's form, below the base URL. */
export const sbomAddress = 'sbom.cdx.json';
