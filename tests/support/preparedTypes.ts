import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { preparedPackages } from '../../packages/downloads/src/preparedFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with the SDKs' types, as in the MCP server's package. */
    preparedTypes: string;
  }
}

/** Provides tests with the types that `npm run gen` has written, or writes them again if a source has changed since. */
export default function setup(project: TestProject): void {
  project.provide('preparedTypes', path.join(preparedPackages(process.cwd()), 'types'));
}
