import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { preparePackages } from '../../packages/downloads/src/preparePackages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the SDKs' types, as the MCP server's package has them. */
    preparedTypes: string;
  }
}

/** Gives tests the types that `npm run gen` has written down, or writes them down if a source has changed since. */
export default function setup(project: TestProject): void {
  project.provide('preparedTypes', path.join(preparePackages(process.cwd()), 'types'));
}
