import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesUnder } from '../../model/src/files.ts';
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { createApiValidator } from '../../model/src/openapi/ApiValidator.ts';
import { sdkPackages } from '../../model/src/packages.ts';
import { samplesOf } from '../../model/src/samples/extract.ts';
import {
  areSamplesChecked,
  readSamplesCache,
  sharedInputs,
  writeSamplesCache,
} from '../../model/src/samples/samplesCache.ts';
import { countCheckedPages } from '../../samples/src/check/countCheckedPages.ts';
import { addSampleCheckLines } from '../../post-build/src/sampleChecks/addSampleCheckLines.ts';
import { sampleCheckLine } from '../../post-build/src/sampleChecks/addSampleCheckLines.ts';

const page = [
  '# Page',
  '```ts run\nconsole.log(1);\n```',
  '```ts\nconst two = 2;\n```',
  '```bash\ncurl https://api.sandbox.nacre.example/v1/status\n```',
  '```json schema="Problem"\n{}\n```',
  '```text\nshown\n```',
  '```ts no-check="a reason"\nnonsense\n```',
].join('\n\n');
const html =
  '<div class="markdown"><p>Text</p></div><div hidden><script type=application/json id=page-data>{}</script></div>';

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'checked-'));
  const files = {
    ...Object.fromEntries(sdkPackages.map(({ folder }) => [`${folder}/src/a.ts`, ''])),
    ...Object.fromEntries(
      sdkPackages.flatMap(({ folder }) => [
        [`${folder}/package.json`, '{}'],
        [`${folder}/tsconfig.json`, '{}'],
        [`${folder}/README.md`, ''],
      ]),
    ),
    'openapi/backend.yaml': '',
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'packages/history/releases/0.1.0/sdk-base.json': '{}',
    'packages/history/releases/0.1.0/sdk-react.json': '{}',
    'packages/checks/src/checkSamples.ts': "import './samples/rule.ts';",
    'packages/checks/src/samples/rule.ts': "import '../../../model/src/deep.ts';",
    'packages/samples/src/check/run/child/runSequentially.ts': '',
    'packages/model/src/deep.ts': "import words from './words.json';\nconsole.log(words);",
    'packages/model/src/words.json': '{}',
    'packages/model/src/unused.ts': '',
    'api/how-tos.mdx': '',
    'src/pages/Home.mdx': '',
    'docs/page.mdx': page,
    'built/page/index.html': html,
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const api = createApiValidator(readDescription());
const record = () =>
  writeSamplesCache(root, countCheckedPages(root, samplesOf(root, ['docs/page.mdx']), 0, api));
function built(): string {
  const docs = [{ permalink: '/page', source: '@site/docs/page.mdx' }];
  const plugins = [{ name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [{ docs }] } }];
  addSampleCheckLines({
    siteDir: root,
    outDir: path.join(root, 'built'),
    baseUrl: '/',
    plugins: plugins as never,
  });
  return fs.readFileSync(path.join(root, 'built/page/index.html'), 'utf8');
}

describe('the line about checked samples', () => {
  it('has the counts of the record, after the text', () => {
    record();
    expect(readSamplesCache(root)['docs/page.mdx']).toMatchObject({ compiled: 2, run: 2, compared: 1 });
    expect(areSamplesChecked(root)).toBe(true);
    expect(built()).toMatch(
      /<p>Text<\/p><p class="checked"[^>]*><a href="\/overview\/how-these-docs-are-built">Checked<\/a>: 2 samples compiled, 2 run, 1 compared with the sources, on sdk-base [\d.]+ and sdk-react [\d.]+ · inputs <code>[0-9a-f]{8}<\/code><\/p><\/div><div hidden>/,
    );
  });

  it.each([
    'docs/page.mdx',
    'packages/sdk-base/src/a.ts',
    'openapi/backend.yaml',
    'packages/sdk-react/package.json',
    'packages/sdk-base/README.md',
    'packages/sdk-base/tsconfig.json',
    'package-lock.json',
    'tsconfig.json',
    'packages/history/releases/0.1.0/sdk-react.json',
    'packages/checks/src/checkSamples.ts',
    'packages/checks/src/samples/rule.ts',
    'packages/samples/src/check/run/child/runSequentially.ts',
    'packages/model/src/deep.ts',
    'packages/model/src/words.json',
  ])('is absent once %s differs from the checked one', (name) => {
    record();
    fs.appendFileSync(path.join(root, name), '\n');
    expect(areSamplesChecked(root)).toBe(false);
    expect(built()).toBe(html);
  });

  it('stays while unrelated files change', () => {
    record();
    fs.appendFileSync(path.join(root, 'packages/model/src/unused.ts'), '\n');
    fs.appendFileSync(path.join(root, 'src/pages/Home.mdx'), '\n');
    expect(built()).toContain('class="checked"');
  });

  it.each(['docs/page.mdx', 'api/how-tos.mdx', 'src/pages/Home.mdx'])(
    'is checked again once %s has changed',
    (name) => {
      record();
      fs.appendFileSync(path.join(root, name), '\n');
      expect(areSamplesChecked(root)).toBe(false);
    },
  );

  it('depends on every module of the check', () => {
    const repository = path.resolve(import.meta.dirname, '../../..');
    const modules = filesUnder(repository, ['packages/samples/src/check'], /\.ts$/);
    expect(sharedInputs(repository)).toEqual(expect.arrayContaining(modules));
  });

  it('is absent without a check, or with nothing to check', () => {
    expect(built()).toBe(html);
    fs.writeFileSync(path.join(root, 'docs/page.mdx'), '# Page');
    record();
    expect(built()).toBe(html);
  });

  it('uses the singular for one sample', () => {
    const counts = { inputs: 'a', compiled: 0, run: 1, compared: 0 };
    expect(sampleCheckLine(counts, ['sdk-base 1.0.0'], '/')).toContain(': 1 sample run, on sdk-base 1.0.0 ·');
  });
});
