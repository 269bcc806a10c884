import { createHash } from 'node:crypto';
import type { Archive, Dependency } from './archives.ts';
import { byId, packageUrl, archiveDependencies, type ThirdPartyContent } from './ThirdPartyContent.ts';

interface Component {
  type: 'application' | 'library' | 'file';
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  licenses: ({ license: { id: string } } | { expression: string })[];
  hashes?: { alg: 'SHA-512'; content: string }[];
  evidence?: { occurrences: { location: string }[] };
}

/** The site itself, as a component of the SBOM. */
export interface ComponentInfo {
  name: string;
  version: string;
  license: string;
}

const licenses = (expression: string): Component['licenses'] => [
  /^[\w.-]+$/.test(expression) ? { license: { id: expression } } : { expression },
];

/** Converts the hash that npm has verified to the format of the SBOM. */
function hashes(integrity: string | undefined): Pick<Component, 'hashes'> {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  if (!base64) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
}

/**
 * Returns the SBOM of the site in the CycloneDX format. It lists the packages in the scripts and style sheets with the
 * scripts that contain them, the fonts, the archives, and the packages that npm installs with those. It has no time,
 * and its serial number is derived from its contents, so equal sites have equal lists.
 *
 * @param integrity - the hashes of installed packages by `name@version`
 */
export function sbom(
  siteInfo: ComponentInfo,
  thirdParty: ThirdPartyContent,
  integrity: ReadonlyMap<string, string>,
): string {
  const { bundled, fonts, archives } = thirdParty;
  const root = packageUrl(siteInfo);
  const components = new Map<string, Component>();
  const dependsOn = new Map<string, Set<string>>([[root, new Set()]]);
  const link = (from: string, to: string) => dependsOn.set(from, (dependsOn.get(from) ?? new Set()).add(to));
  const add = (type: Component['type'], component: ComponentInfo, extra: Partial<Component> = {}): string => {
    const ref = extra['bom-ref'] ?? packageUrl(component);
    const { name, version } = component;
    const before = components.get(ref);
    components.set(ref, {
      ...{ type, 'bom-ref': ref, name, version },
      ...(type === 'library' ? { purl: ref } : {}),
      licenses: licenses(component.license),
      ...hashes(integrity.get(`${name}@${version}`)),
      ...before,
      ...extra,
    });
    return ref;
  };

  for (const component of bundled) {
    const occurrences = component.scripts.map((location) => ({ location }));
    link(root, add('library', component, occurrences.length > 0 ? { evidence: { occurrences } } : {}));
  }
  for (const font of fonts) {
    const from = `${packageUrl({ ...font, name: font.package })}#${encodeURIComponent(font.name)}`;
    link(root, add('file', font, { 'bom-ref': from }));
  }
  for (const component of archiveDependencies(archives)) add('library', component);
  for (const archive of archives) {
    const ref = add('application', { ...archive, license: siteInfo.license }, { purl: packageUrl(archive) });
    link(root, ref);
    for (const required of archives.filter(({ name }) => archive.ownPackages.includes(name)))
      link(ref, packageUrl(required));
    linkDependencies(ref, archive.dependencies, link);
  }
  const content = {
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        ...siteInfo,
        license: undefined,
        licenses: licenses(siteInfo.license),
      },
    },
    components: [...components].toSorted(byId).map(([, component]) => component),
    dependencies: [...components.keys(), root].toSorted().map((ref) => ({
      ref,
      dependsOn: [...(dependsOn.get(ref) ?? [])].toSorted(),
    })),
  };
  const head = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
  };
  return `${JSON.stringify({ ...head, ...content }, null, 2)}\n`;
}

function linkDependencies(
  from: string,
  dependencies: Archive['dependencies'],
  link: (from: string, to: string) => void,
  seen = new Set<Dependency>(),
): void {
  for (const dependency of dependencies.values()) {
    const ref = packageUrl(dependency.package);
    link(from, ref);
    if (seen.has(dependency)) continue;
    seen.add(dependency);
    linkDependencies(ref, dependency.dependencies, link, seen);
  }
}

/** Returns a UUID of version 8, which allows custom bits. Here, they are those of a hash. */
function uuidOf(text: string): string {
  const sum = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(sum[16] ?? '0', 16) % 4];
  return sum.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-8$3-${variant}$4-$5`);
}
