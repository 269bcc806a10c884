import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { visit } from 'unist-util-visit';
import type { Code } from 'mdast';
import { downloads } from '../../../src/config/downloads.ts';
import { parsePage } from '../../model/src/markdownParser.ts';
import { installBlocks, insertPackageAddresses } from '../src/install/installBlocks.ts';
import remarkInstall from '../src/install/remarkInstall.ts';

const { version = '' } = downloads.find(({ name }) => name === '@nacre/sdk-base') ?? {};
const fromSite = { packagesFrom: 'site', url: 'http://localhost:3000', baseUrl: '/docs/' } as const;
const fromRegistry = { ...fromSite, packagesFrom: 'registry' } as const;
const archive = `http://localhost:3000/docs/downloads/nacre-sdk-base-${version}.tgz`;

describe('an install block', () => {
  it('is translated for each package manager', () => {
    const code = [
      'mkdir shop',
      'npm init --yes',
      'npm create vite@latest shop -- --template vanilla-ts',
      'npm install',
      'npm install @nacre/sdk-base',
      'npm install --save-dev @nacre/sdk-base',
      'npm run dev',
    ].join('\n');
    expect(
      Object.fromEntries(
        installBlocks(code, fromRegistry).map((each) => [each.label, each.code.split('\n')]),
      ),
    ).toEqual({
      npm: code.split('\n'),
      pnpm: [
        'mkdir shop',
        'pnpm init',
        'pnpm create vite shop --template vanilla-ts',
        'pnpm install',
        'pnpm add @nacre/sdk-base',
        'pnpm add --save-dev @nacre/sdk-base',
        'pnpm dev',
      ],
      Yarn: [
        'mkdir shop',
        'yarn init --yes',
        'yarn create vite shop --template vanilla-ts',
        'yarn install',
        'yarn add @nacre/sdk-base',
        'yarn add --dev @nacre/sdk-base',
        'yarn dev',
      ],
      Bun: [
        'mkdir shop',
        'bun init --yes',
        'bun create vite shop --template vanilla-ts',
        'bun install',
        'bun add @nacre/sdk-base',
        'bun add --dev @nacre/sdk-base',
        'bun run dev',
      ],
    });
  });

  it('installs the archives that the site serves, with their names for Yarn', () => {
    expect(installBlocks('npm install @nacre/sdk-base jose', fromSite).map(({ code }) => code)).toEqual([
      `npm install ${archive} jose`,
      `pnpm add ${archive} jose`,
      `yarn add @nacre/sdk-base@${archive} jose`,
      `bun add ${archive} jose`,
    ]);
  });

  it('refuses an npm command without a known translation', () => {
    expect(() => installBlocks('npm exec x', fromSite)).toThrow('"npm exec x" has no translation for pnpm');
  });

  it('leaves entry points of a package, and longer names, unchanged', () => {
    const unchanged = "import '@nacre/sdk-base/sandbox'; x@nacre/sdk-base; @nacre/sdk-base-2";
    expect(insertPackageAddresses(unchanged, fromSite)).toBe(unchanged);
    expect(insertPackageAddresses('["-y", "@nacre/sdk-base"]', fromSite)).toBe(`["-y", "${archive}"]`);
  });
});

describe('a page', () => {
  const blocksOf = (text: string) => {
    const tree = parsePage('page.mdx', text);
    unified().use(remarkInstall).runSync(tree);
    const blocks: Code[] = [];
    visit(tree, 'code', (node) => void blocks.push(node));
    return { tree, blocks };
  };

  it('has tabs of ordinary blocks', () => {
    const { tree, blocks } = blocksOf('```bash install title="x"\nnpm install @nacre/sdk-base\n```\n');
    expect(tree.children[0]).toMatchObject({
      name: 'Tabs',
      attributes: [{ name: 'groupId', value: 'package-manager' }],
      children: ['npm', 'pnpm', 'yarn', 'bun'].map((value) => ({
        name: 'TabItem',
        attributes: [{ name: 'value', value }, { name: 'label' }],
      })),
    });
    expect(blocks.map(({ lang, meta, value }) => [lang, meta, value.split(' ')[0]])).toEqual(
      ['npm', 'pnpm', 'yarn', 'bun'].map((value) => ['bash', 'install title="x"', value]),
    );
  });

  it('keeps a single block for a command of no package manager', () => {
    const { blocks } = blocksOf('```bash install\nclaude mcp add x -- npx -y @nacre/docs-mcp\n```\n');
    expect(blocks.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^claude mcp add x -- npx -y https:\S+\/downloads\/nacre-docs-mcp-\S+\.tgz$/),
    ]);
  });

  it('changes no block without the mark', () => {
    const { blocks } = blocksOf('```bash\nnpm install @nacre/sdk-base\n```\n');
    expect(blocks.map(({ value }) => value)).toEqual(['npm install @nacre/sdk-base']);
  });
});
