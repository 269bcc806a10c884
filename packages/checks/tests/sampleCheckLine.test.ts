import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDescription } from '../../model/src/openapi/readDescription.ts';
import { createApiValidator } from '../../model/src/openapi/ApiValidator.ts';
import { samplesOf } from '../../model/src/samples/extract.ts';
import { Cache } from '../../model/src/cache/Cache.ts';
import { statesOf } from '../../model/src/cache/inputs.ts';
import { TASKS_CACHE } from '../../model/src/cache/taskInputs.ts';
import { readCheckedPages, SAMPLES_TASK, writeCheckedPages } from '../../model/src/samples/checkedPages.ts';
import { countCheckedPages } from '../../samples/src/check/countCheckedPages.ts';
import { addSampleCheckLines } from '../../post-build/src/sampleChecks/addSampleCheckLines.ts';
import { sampleCheckLine } from '../../post-build/src/sampleChecks/addSampleCheckLines.ts';
import { folderOfEachTest } from '../../../tests/support/temporaryFolder.ts';

const page = [
  '# Page',
  '```ts run\nconsole.log(1);\n```',
  '```ts\nconst two = 2;\n```',
  '```bash\ncurl https://api.sandbox.nacre.example/v1/status\n```',
  '```json schema="Problem"\n{}\n```',
  '```json schema="Order"\n{}\n```',
  '```text\nshown\n```',
  '```ts no-check="a reason"\nnonsense\n```',
].join('\n\n');
const html =
  '<div class="markdown"><p>Text</p></div><div hidden><script type=application/json id=page-data>{}</script></div>';

const { root, read, write } = folderOfEachTest();
const INPUTS = ['content:program.ts', 'tree:docs', 'content:docs/page.mdx', 'content:docs/other.mdx'];
beforeEach(() => {
  const files = {
    'program.ts': '',
    'docs/page.mdx': page,
    'docs/other.mdx': '',
    'built/page/index.html': html,
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
});

const api = createApiValidator(readDescription());
/** Leaves what the task that checks samples leaves. */
function record(): void {
  writeCheckedPages(root, countCheckedPages(root, samplesOf(root, ['docs/page.mdx']), 0, api));
  const cache = new Cache(root, TASKS_CACHE, { limit: 9 });
  cache.set(SAMPLES_TASK, {}, statesOf(root, INPUTS));
  cache.write();
}
function built(): string {
  const docs = [{ permalink: '/page', source: '@site/docs/page.mdx' }];
  const plugins = [{ name: 'docusaurus-plugin-content-docs', content: { loadedVersions: [{ docs }] } }];
  addSampleCheckLines({
    siteDir: root,
    outDir: path.join(root, 'built'),
    baseUrl: '/',
    plugins: plugins as never,
  });
  return read('built/page/index.html');
}

describe('the line about checked samples', () => {
  it('has the counts of the record, after the text', () => {
    record();
    expect(readCheckedPages(root)['docs/page.mdx']).toEqual({ compiled: 2, run: 2, compared: 2 });
    expect(built()).toMatch(
      /<p>Text<\/p><p class="checked"[^>]*><a href="\/overview\/how-these-docs-are-built">Checked<\/a>: 2 samples compiled, 2 run, 2 compared with the sources, on sdk-base [\d.]+ and sdk-react [\d.]+<\/p><\/div><div hidden>/,
    );
  });

  it.each(['docs/page.mdx', 'program.ts'])('is absent once %s differs from the checked one', (name) => {
    record();
    fs.appendFileSync(path.join(root, name), 'more');
    expect(built()).toBe(html);
  });

  it.each(['docs/other.mdx', 'docs/new.mdx'])('stays while another page is written: %s', (name) => {
    record();
    fs.appendFileSync(path.join(root, name), 'more');
    expect(built()).toContain('class="checked"');
  });

  it('is absent without a check, or with nothing to check', () => {
    expect(built()).toBe(html);
    write('docs/page.mdx', '# Page');
    record();
    expect(built()).toBe(html);
  });

  it('uses the singular for one sample', () => {
    const counts = { compiled: 0, run: 1, compared: 0 };
    expect(sampleCheckLine(counts, ['sdk-base 1.0.0'], '/')).toContain(
      ': 1 sample run, on sdk-base 1.0.0</p>',
    );
  });
});
