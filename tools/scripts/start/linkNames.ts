/** Finds what names in the guides' code lead to, which takes the compiler, and keeps it for the next start. */
import { codeSymbols } from '../../../packages/model/src/symbols/CodeSymbols.ts';

codeSymbols().uses();
