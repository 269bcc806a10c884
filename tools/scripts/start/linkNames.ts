/** Resolves the symbols in the guides' code with the compiler, and caches the result for the next start. */
import { codeSymbols } from '../../../packages/model/src/symbols/CodeSymbols.ts';
import { codeInChanges } from '../../../packages/markdown/src/releases/remarkReleases.ts';

codeSymbols().uses(codeInChanges(process.cwd()));
