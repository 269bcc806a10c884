import fs from 'node:fs';
import { errorRows } from '../../../model/src/errors.ts';
import { namesOf } from '../../../model/src/openapi/names.ts';
import { readDescription } from '../../../model/src/openapi/readDescription.ts';
import { mcpPackage, sdkEntries, sdkTrees } from '../../../model/src/packages.ts';
import type SdkTypes from '../../../model/src/symbols/SdkTypes.ts';
import { toolDefinitions } from '../../../mcp/src/tools/definitions.ts';
import type { SymbolSources } from './checkSymbols.ts';

/** Collects all names that a text may use from their definitions. */
export const symbolSources = (sdk: SdkTypes): SymbolSources => ({
  sdk,
  api: namesOf(readDescription()),
  errorCodes: errorRows.map(({ code }) => code),
  tools: new Set(
    toolDefinitions.flatMap(({ name, arguments: toolArguments }) => [name, ...Object.keys(toolArguments)]),
  ),
  packages: [...sdkEntries.map(({ specifier }) => specifier), mcpPackage.name],
  references: sdkTrees.flatMap((tree) =>
    fs
      .readdirSync(`api/${tree}`)
      .toSorted()
      .map((name) => `/api/${tree}/${name.replace(/\.mdx?$/, '')}`),
  ),
});
