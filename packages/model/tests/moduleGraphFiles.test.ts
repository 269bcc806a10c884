import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { moduleGraphFiles } from '../src/moduleGraphFiles.ts';

describe('the sources of a module', () => {
  it('are its own file and its direct and indirect imports, without packages', () => {
    const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'sources-')));
    const inFolder = (name: string) => path.join(folder, name);
    fs.mkdirSync(inFolder('inner'));
    fs.writeFileSync(
      inFolder('entry.ts'),
      "import fs from 'node:fs';\nimport { b } from './inner/b.ts';\nfs.rmSync(b);",
    );
    fs.writeFileSync(
      inFolder('inner/b.ts'),
      "import React from 'react';\nexport { c as b } from './c.mjs';\nReact;",
    );
    fs.writeFileSync(inFolder('inner/c.mjs'), "export const c = '';");
    fs.writeFileSync(inFolder('inner/d.ts'), 'export {};');
    expect(moduleGraphFiles(pathToFileURL(inFolder('entry.ts'))).toSorted()).toEqual(
      ['entry.ts', 'inner/b.ts', 'inner/c.mjs'].map(inFolder),
    );
    fs.rmSync(folder, { recursive: true });
  });

  it('include the modules that color the code of a page', () => {
    const sources = moduleGraphFiles(
      new URL('../../markdown/src/codeBlocks/remarkCode.ts', import.meta.url),
    ).map((file) => path.relative('.', file));
    expect(sources).toContain('src/config/prism.ts');
    expect(sources).toContain('src/components/CodeBlock/marks.ts');
    expect(sources).toContain('packages/model/src/samples/fence.ts');
  });
});
