/** The address of the third-party notices, below the base URL. */
export const noticesAddress = 'third-party-notices.txt';

/** The address of the bill of materials in CycloneDX format, below the base URL. */
export const sbomAddress = 'sbom.cdx.json';
