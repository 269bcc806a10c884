import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { brandOf, type Brand } from '../src/brandSync/Brand.ts';
import { checkColors } from '../src/brandSync/colors.ts';
import { applyEdits, textFiles } from '../src/brandSync/fileEdits.ts';
import { checkBrand } from '../src/brandSync/rebrand.ts';
import { releaseEdits, checkVersions } from '../src/brandSync/release.ts';
import { createRenamer } from '../src/brandSync/createRenamer.ts';
import { readTable } from '../../model/src/readTable.ts';
import { problemLine } from '../../model/src/problem.ts';
import type { announcement } from '../../../src/config/announcement.ts';
import type { footer } from '../../../src/config/footer.ts';
import { site } from '../../../src/config/site.ts';
import { versions } from '../../../src/config/versions.ts';
import * as addresses from '../../sdk-base/src/addresses.ts';
import { Copy } from '../../../tests/support/copyRepository.ts';
import { isLong } from '../../../tests/support/long.ts';
import { accent, editBrand, otherBrand } from '../../../tests/support/rebrand.ts';

const brand = brandOf(site);
const other: Brand = {
  ...otherBrand,
  addresses: Object.fromEntries(
    Object.entries(brand.addresses).map(([key, address]) => [
      key,
      address.replace(brand.domain, otherBrand.domain),
    ]),
  ),
};

/** Expects a problem of a copy, or none. */
function expectMessages(messages: readonly string[], pattern?: RegExp): void {
  if (pattern) expect(messages).toContainEqual(expect.stringMatching(pattern));
  else expect(messages).toEqual([]);
}

let copy: Copy;
beforeAll(() => (copy = new Copy()));
afterAll(() => copy.remove());

describe('a release', () => {
  const files = {
    base: 'packages/sdk-base/CHANGELOG.md',
    react: 'packages/sdk-react/CHANGELOG.md',
    mcp: 'packages/mcp/CHANGELOG.md',
    api: 'openapi/CHANGELOG.md',
  };
  const messages = () => checkVersions(copy.root).map(problemLine);

  /**
   * Runs `npm run release` in the long run, and otherwise applies its edits.
   * `history.test.ts` tests the snapshots that it saves in the history.
   */
  const runRelease = () => {
    if (isLong) return expect(copy.run('tools/scripts/release.ts')).toMatchObject({ code: 0 });
    vi.spyOn(console, 'log').mockReturnValue();
    applyEdits(copy.root, releaseEdits(copy.root));
  };

  const expectHistory = () => {
    const snapshots = ['98.7.4/openapi', '98.7.6/sdk-base', '98.7.6/sdk-react'];
    for (const snapshot of snapshots)
      expect(copy.read(`packages/history/releases/${snapshot}.json`)).toContain('"version": "98.7.');
    expect(copy.run('tools/scripts/release.ts').out).toContain('release: nothing to do');
  };

  const release = (file: string, version: string) => {
    const heading = `\n## [${version}] - 2999-01-31\n`;
    // Breaking changes already have entries under the heading of unreleased changes.
    const waits = copy.read(file).includes('\n## Unreleased\n');
    if (waits) copy.edit(file, '\n## Unreleased\n', heading);
    else copy.edit(file, '\n## [', `${heading}\n### Fixed\n\n- A defect.\n\n## [`);
  };

  it('of the base SDK includes the React SDK', () => {
    expect(releaseEdits(copy.root)).toEqual([]);
    release(files.base, '98.7.6');
    expect(
      releaseEdits(copy.root)
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual(
      [
        'README.md',
        'SECURITY.md',
        'package-lock.json',
        'packages/sdk-base/README.md',
        'packages/sdk-base/package.json',
        'packages/sdk-base/src/version.ts',
        files.react,
        'packages/sdk-react/README.md',
        'packages/sdk-react/package.json',
      ].toSorted(),
    );
    expectMessages(messages(), /^packages\/sdk-base\/package\.json:3: .+\. Run npm run release$/);
  });

  it('leaves no statement of the old version', () => {
    release(files.mcp, '98.7.5');
    release(files.api, '98.7.4');
    release('CHANGELOG.md', '98.7.3');
    const changelogs = [...Object.values(files), 'CHANGELOG.md'];
    const old = new RegExp(
      `(?<![\\d.])(?:${Object.values(versions).join('|').replaceAll('.', '\\.')})(?![\\d.])`,
    );
    const stated = () =>
      copy.find(old, (file, line) => {
        const isHistory =
          changelogs.includes(file) ||
          /^(?:packages\/history\/releases|docs\/overview\/releases)\//.test(file) ||
          /@since |x-since|release="|\b(?:first|since|before|update to)\b/i.test(line);
        // Versions of third-party packages, of changelogs made up for tests, and of unreleased packages.
        const isOther =
          file.endsWith('package-lock.json') ||
          /^tools\/|(?:^|\/)tests\//.test(file) ||
          /0\.0\.0(?:\.0|["'])|agent-?\s?skills/i.test(line);
        return !isHistory && !isOther;
      });
    expect(stated().length).toBeGreaterThan(5);
    for (const folder of ['packages/sdk-base/src/generated', 'packages/sdk-base/src/server/generated']) {
      fs.cpSync(folder, path.join(copy.root, folder), { recursive: true });
    }
    runRelease();
    expect(stated()).toEqual([]);
    if (isLong) expectHistory();
    expectMessages(messages());

    const { packages } = JSON.parse(copy.read('package-lock.json')) as {
      packages: Record<string, { version: string; peerDependencies?: Record<string, string> }>;
    };
    expect(
      ['packages/sdk-base', 'packages/sdk-react', 'packages/mcp', ''].map(
        (folder) => packages[folder]?.version,
      ),
    ).toEqual(['98.7.6', '98.7.6', '98.7.5', '98.7.3']);
    expect(packages['packages/sdk-react']?.peerDependencies?.[`${site.scope}/sdk-base`]).toBe('98.7.6');
    expect(copy.read('openapi/backend.yaml').match(/(?<!x-since: )98\.7\.4/g)).toHaveLength(4);
    expect(copy.read(files.react)).toContain('## [98.7.6] - 2999-01-31\n\n### ');
  });

  it('is announced on the site', async () => {
    const { announcement: bar } = await copy.load<{ announcement: typeof announcement }>(
      'src/config/announcement.ts',
    );
    const { footer: foot } = await copy.load<{ footer: typeof footer }>('src/config/footer.ts');
    expect(bar?.id).toBe('sdk-98-7-6');
    expect(bar?.content).toMatch(/^Both SDKs are at version 98\.7\.6, /);
    expect(foot.copyright).toContain('version 98.7.3');
  });
});

describe('a new brand', () => {
  it('leaves no trace of the old one', async () => {
    editBrand(copy);
    // An address of its own, because the tests of a release have loaded the old one.
    const { site: edited } = await copy.load<{ site: typeof site }>('src/config/site.ts?edited');
    const messages = () =>
      [...checkBrand(copy.root, brandOf(edited)), ...checkColors(copy.root, textFiles(copy.root))].map(
        problemLine,
      );
    const oldName =
      /^src\/config\/site\.ts:\d+: name is "Ox Pay", .+\. Run npx tsx tools\/scripts\/rebrand\.ts$/;
    expectMessages(messages(), oldName);
    expect(copy.run('tools/scripts/rebrand.ts')).toMatchObject({ code: 0 });
    expect(copy.find(new RegExp([site.name, site.tagline, accent].join('|'), 'i'))).toEqual([]);
    expectMessages(messages());
  });

  it('is spelled as each place requires', () => {
    const rename = createRenamer(brand, other);
    const [name, lower, scope] = [site.name, site.name.toLowerCase(), site.scope];
    const pairs = [
      [`${name}'s SDK`, "Ox Pay's SDK"],
      [`is${name}Error, use${name}(), <${name}Provider>`, 'isOxPayError, useOxPay(), <OxPayProvider>'],
      [`{ ${lower}: 1 }, window.${lower}.x, ${lower}Input`, '{ oxPay: 1 }, window.oxPay.x, oxPayInput'],
      [`/products/${lower}-auth, urn:${lower}:x`, '/products/ox-pay-auth, urn:ox-pay:x'],
      [`${name}-Signature, ${lower}-signature`, 'Ox-Pay-Signature, ox-pay-signature'],
      [`${name.toUpperCase()}_KEY, ${lower}_code`, 'OX_PAY_KEY, ox_pay_code'],
      [`${scope}/sdk-base, /^${scope}\\/sdk/`, '@ox/sdk-base, /^@ox\\/sdk/'],
      [`/${scope.slice(1)}-sdk-base-1.2.tgz, ${lower}-docs-mcp`, '/ox-sdk-base-1.2.tgz, ox-pay-docs-mcp'],
      [`${site.links.docs}/${lower}-auth`, 'https://docs.ox.test/ox-pay-auth'],
      [`mailto:security@${site.domain}`, 'mailto:security@ox.test'],
    ];
    for (const [from = '', to] of pairs) expect(rename(from)).toBe(to);
    expect(rename(site.domain.replaceAll('.', '\\.'))).toBe('ox\\.test');
  });

  it('is not found inside other words and hashes', () => {
    const rename = createRenamer({ ...brand, name: 'Art' }, { ...other, name: 'Opal' });
    const text = 'Start the article: ARTICLE, smart, Arts, sha512-xArt+art/ART==';
    expect(rename(text)).toBe(text);
    expect(rename('Art and art, ART_KEY')).toBe('Opal and opal, OPAL_KEY');
  });

  it('keeps permanent values: an old address with a new name', () => {
    const rename = createRenamer(brand, { ...brand, name: 'Opal' });
    expect(rename(`${site.name}: ${site.links.docs}, ${site.scope}/sdk-base`)).toBe(
      `Opal: ${site.links.docs}, ${site.scope}/sdk-base`,
    );
  });

  it('finds the addresses of the site in the SDK', () => {
    expect({ ...addresses }).toEqual({
      DOCS: site.links.docs,
      LIVE_API: site.api.live,
      LIVE_KEYS: site.keys.live,
      SANDBOX_API: site.api.sandbox,
      SANDBOX_KEYS: site.keys.sandbox,
      WALLET: site.links.wallet,
      PASSPORTS: site.passports,
      // The compiler compares them too, so that a changed address is found at once.
    } satisfies typeof addresses);
  });
});

describe('a color', () => {
  const { root: folder, write } = temporaryFolder();

  const colors = readTable('packages/checks/tests/colors.tsv', ['file', 'text']);
  it.each(colors)('in $file is found', ({ file, text }) => {
    write(file, `\n${text}\n`);
    expect(checkColors(folder, [file])).toMatchObject([{ file, line: 2 }]);
  });

  it('is not mistaken for a member, an anchor or a count', () => {
    const file = 'src/h.ts';
    const text = "class A { #add(x) {} #face = 1; }\nthis.#add(1);\n// [x](/page#add), '/page#add', #12\n";
    write(file, text);
    expect(checkColors(folder, [file])).toEqual([]);
  });
});
