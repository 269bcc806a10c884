import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import dependencyLoader from '../../src/plugins/dependencyLoader.mjs';
import { rebuildWith, sourcesOf } from '../../src/plugins/rebuildWith.ts';

describe('the sources of a module', () => {
  it('are its own file and those it imports, at any depth, and no package', () => {
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sources-')));
    const at = (name: string) => path.join(folder, name);
    fs.mkdirSync(at('inner'));
    fs.writeFileSync(
      at('entry.ts'),
      "import fs from 'node:fs';\nimport { b } from './inner/b.ts';\nfs.rmSync(b);",
    );
    fs.writeFileSync(
      at('inner/b.ts'),
      "import React from 'react';\nexport { c as b } from './c.mjs';\nReact;",
    );
    fs.writeFileSync(at('inner/c.mjs'), "export const c = '';");
    fs.writeFileSync(at('inner/d.ts'), 'export {};');
    expect(sourcesOf(at('entry.ts')).toSorted()).toEqual(['entry.ts', 'inner/b.ts', 'inner/c.mjs'].map(at));
    fs.rmSync(folder, { recursive: true });
  });

  it('hold what a page of code is colored by', () => {
    const sources = sourcesOf('codeBlocks/remarkCode.ts').map((file) => path.relative('.', file));
    expect(sources).toContain('src/config/prism.ts');
    expect(sources).toContain('src/components/CodeBlock/marks.ts');
    expect(sources).toContain('facts/samples/fence.ts');
  });
});

describe('a module that is made with other files', () => {
  it('depends on them, and stays as it is', () => {
    const { loader, options, test } = rebuildWith((file) => file.endsWith('.mdx'), ['/a.md', '/b.md']);
    expect(fs.existsSync(loader)).toBe(true);
    expect([test('/page.mdx'), test('/page.md')]).toEqual([true, false]);
    const added: string[] = [];
    const context = { getOptions: () => options, addDependency: (file: string) => added.push(file) };
    expect((dependencyLoader as (this: unknown, source: string) => string).call(context, '# Page')).toBe(
      '# Page',
    );
    expect(added).toEqual(['/a.md', '/b.md']);
  });
});
