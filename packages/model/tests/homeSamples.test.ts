// @vitest-environment happy-dom
import fs from 'node:fs';
import * as sandbox from '@nacre/sdk-base/sandbox';
import * as sdkReact from '@nacre/sdk-react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { transformSync } from 'esbuild';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const page = fs.readFileSync('src/pages/_components/Samples.mdx', 'utf8');
const [, sample = ''] = /^```tsx[^\n]*\n(.*?)^```$/ms.exec(page) ?? [];

/** Runs the sample as printed, and returns its exports. */
function run(code: string): { App: ComponentType } {
  const { code: script } = transformSync(code, { loader: 'tsx', jsx: 'automatic', format: 'cjs' });
  const modules: Record<string, unknown> = {
    '@nacre/sdk-base/sandbox': sandbox,
    '@nacre/sdk-react': sdkReact,
    'react/jsx-runtime': jsxRuntime,
  };
  const module = { exports: {} };
  new Function('require', 'module', script)((name: string) => modules[name], module);
  return module.exports as { App: ComponentType };
}

it('the React sample of the home page signs a user in and shows a balance', async () => {
  const { App } = run(sample);
  render(createElement(App));
  expect(screen.queryByText(/POL/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('2.5 POL')).toBeDefined();
});
