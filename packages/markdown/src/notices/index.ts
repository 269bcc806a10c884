import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { noticesAddress, sbomAddress } from '../../../../src/config/notices.ts';
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
    Object.entries(packages).flatMap(([place, { name, version, integrity }]) =>
      integrity ? [[`${name ?? place.replace(/^.*node_modules\//, '')}@${version}`, integrity]] : [],
    ),
  );
}

/** Reads the bundled packages without duplicates, since several folders may contain the same package. */
function readBundled(found: BundledPackages): BundledPackage[] {
  const byName = new Map<string, BundledPackage>();
  for (const [folder, scripts] of found) {
    const each = readPackage(folder);
    const id = `${each.name} ${each.version}`;
    const all = new Set([...(byName.get(id)?.scripts ?? []), ...scripts]);
    byName.set(id, { ...each, text: readLicenseTexts(each), scripts: [...all].toSorted() });
  }
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/**
 * Adds a list of all third-party work in the site, as an SBOM for programs and as notices for people. A package that
 * may not be redistributed, or that has no license text, stops the build.
 */
export default function notices({ siteDir, siteConfig }: LoadContext): PluginWithFiles<undefined> {
  const found: BundledPackages = new Map();
  return {
    name: 'notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [bundledPackages(found)] }),
    siteFiles() {
      const runtime = path.dirname(resolve(`${RUNTIME}/package.json`));
      const shipped: ThirdPartyContent = {
        bundled: readBundled(new Map([...found, [runtime, new Set()]])),
        fonts: readFonts(siteDir),
        archives: readArchives(siteDir),
      };
      const { name, license } = readManifest(siteDir);
      const about = { name, version: versions.docs, license: String(license) };
      return [
        { path: sbomAddress, content: sbom(about, shipped, readIntegrity(siteDir)) },
        { path: noticesAddress, content: noticesText(siteConfig.title, shipped) },
      ];
    },
  };
}
