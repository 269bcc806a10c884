import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { noticesAddress, sbomAddress } from '../../../../src/config/footer.ts';
import { versions } from '../../../../src/config/versions.ts';
import type { PluginWithFiles } from '../../../model/src/SiteFile.ts';
import { readArchives } from './archives.ts';
import { bundledPackages, type BundledPackages } from './bundledPackages.ts';
import { readFonts } from './fonts.ts';
import { noticesText } from './noticesText.ts';
import { readManifest, readPackage, readLicenseTexts } from './readPackage.ts';
import { sbom } from './sbom.ts';
import type { BundledPackage, ThirdPartyContent } from './ThirdPartyContent.ts';

const { resolve } = createRequire(import.meta.url);

/** The package whose runtime code is at the start of every script, without being a module. */
const RUNTIME = '@rspack/core';

interface Lock {
  packages: Record<string, { name?: string; version?: string; integrity?: string }>;
}

/** Returns the integrity hashes of all installed packages, by `name@version`. */
function readIntegrity(root: string): Map<string, string> {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  return new Map(
    Object.entries(packages).flatMap(([location, { name, version, integrity }]) =>
      integrity ? [[`${name ?? location.replace(/^.*node_modules\//, '')}@${version}`, integrity]] : [],
    ),
  );
}

/** Reads the bundled packages without duplicates, since several folders may contain the same package. */
function readBundled(packages: BundledPackages): BundledPackage[] {
  const byName = new Map<string, BundledPackage>();
  for (const [folder, scripts] of packages) {
    const bundled = readPackage(folder);
    const id = `${bundled.name} ${bundled.version}`;
    const allScripts = new Set([...(byName.get(id)?.scripts ?? []), ...scripts]);
    byName.set(id, { ...bundled, text: readLicenseTexts(bundled), scripts: [...allScripts].toSorted() });
  }
  return [...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, bundled]) => bundled);
}

/**
 * Adds a list of all third-party work in the site, as an SBOM for programs and as notices for people. A package that
 * may not be redistributed, or that has no license text, stops the build.
 */
export default function notices({ siteDir, siteConfig }: LoadContext): PluginWithFiles<undefined> {
  const packages: BundledPackages = new Map();
  return {
    name: 'notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [bundledPackages(packages)] }),
    siteFiles() {
      const runtime = path.dirname(resolve(`${RUNTIME}/package.json`));
      const content: ThirdPartyContent = {
        bundled: readBundled(new Map([...packages, [runtime, new Set()]])),
        fonts: readFonts(siteDir),
        archives: readArchives(siteDir),
      };
      const { name, license } = readManifest(siteDir);
      const siteInfo = { name, version: versions.docs, license: String(license) };
      return [
        { path: sbomAddress, content: sbom(siteInfo, content, readIntegrity(siteDir)) },
        { path: noticesAddress, content: noticesText(siteConfig.title, content) },
      ];
    },
  };
}
