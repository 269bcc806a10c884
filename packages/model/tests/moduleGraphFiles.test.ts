import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { moduleGraphFiles } from '../src/moduleGraphFiles.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const { pathOf, write } = temporaryFolder();

describe('the sources of a module', () => {
  it('are its own file and its direct and indirect imports, without packages', () => {
    write('entry.ts', "import fs from 'node:fs';\nimport { b } from './inner/b.ts';\nfs.rmSync(b);");
    write('inner/b.ts', "import React from 'react';\nexport { c as b } from './c.mjs';\nReact;");
    write('inner/c.mjs', "export const c = '';");
    write('inner/d.ts', 'export {};');
    expect(moduleGraphFiles(pathToFileURL(pathOf('entry.ts'))).toSorted()).toEqual(
      ['entry.ts', 'inner/b.ts', 'inner/c.mjs'].map(pathOf),
    );
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
