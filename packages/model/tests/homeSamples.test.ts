// @vitest-environment happy-dom
import fs from 'node:fs';
import * as sandbox from '@nacre/sdk-base/sandbox';
import * as sdkReact from '@nacre/sdk-react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import { afterEach, expect, it } from 'vitest';
import { fencedBlocks } from '../src/samples/extract.ts';

afterEach(cleanup);

const file = 'src/pages/_components/Samples.mdx';
const [react] = fencedBlocks(fs.readFileSync(file, 'utf8'), file).filter(
  ({ language }) => language === 'tsx',
);

/** Runs the sample as printed, and returns its exports. */
function run(code: string): { App: ComponentType } {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const modules: Record<string, unknown> = {
    '@nacre/sdk-base/sandbox': sandbox,
    '@nacre/sdk-react': sdkReact,
    'react/jsx-runtime': jsxRuntime,
  };
  const exports = {};
  new Function('require', 'exports', outputText)((name: string) => modules[name], exports);
  return exports as { App: ComponentType };
}

it('the React sample of the home page signs a user in and shows a balance', async () => {
  const { App } = run(react?.code ?? '');
  render(createElement(App));
  expect(screen.queryByText(/POL/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('2.5 POL')).toBeDefined();
});
