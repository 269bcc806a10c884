// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup } from '@testing-library/react';
import * as oldest from 'react-query-5-0';
import ts from 'typescript';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharesItsCache } from './sharesItsCache.tsx';

// The SDK runs on the app's copy of TanStack Query.
vi.mock('@tanstack/react-query', () => import('react-query-5-0'));

const folder = path.resolve('packages/sdk-react');

afterEach(cleanup);

describe('an app with the oldest TanStack Query that the SDK supports', () => {
  // The types of the two versions differ only in parts that the tests don't use.
  sharesItsCache(oldest as unknown as Parameters<typeof sharesItsCache>[0]);

  it('uses the version in the package’s manifest, and only that one', () => {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      dependencies?: Record<string, string>;
      peerDependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const { dependencies, peerDependencies, devDependencies } = manifest;
    expect(dependencies ?? {}).not.toHaveProperty('@tanstack/react-query');
    const [, version] = devDependencies['react-query-5-0']?.split('react-query@') ?? [];
    expect(peerDependencies['@tanstack/react-query']).toBe(`^${version}`);
  });

  it.runIf(process.env.TEST_ALL === '1')('has types that the SDK compiles with', () => {
    const config = ts.getParsedCommandLineOfConfigFile(
      `${folder}/tsconfig.json`,
      { noEmit: true },
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: ({ messageText }) => expect.unreachable(String(messageText)),
      },
    );
    const types = path.join(folder, 'node_modules/react-query-5-0/build/modern/index.d.ts');
    const paths = { ...config?.options.paths, '@tanstack/react-query': [types] };
    const program = ts.createProgram(config?.fileNames ?? [], { ...config?.options, paths });
    expect(program.getSourceFile(types)).toBeDefined();
    const found = ts.getPreEmitDiagnostics(program);
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  });
});
