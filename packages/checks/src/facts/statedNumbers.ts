import fs from 'node:fs';
import * as pageFacts from '../../../../src/data/facts.ts';
import { DEFAULT_PORT as MCP_PORT } from '../../../mcp/src/optionDefinitions.ts';
import * as node from '../../../model/src/nodeConstants.ts';
import { duration } from '../../../model/src/quantities.ts';
import { readTable } from '../../../model/src/readTable.ts';
import { toPattern } from './quantities.ts';

/** The numbers that code defines, as pages state them. */
export const facts: Readonly<Record<string, string>> = {
  ...(pageFacts as object),
  keySetLifetime: duration(node.FRESH_MS),
  keySetPause: duration(node.PAUSE_MS),
  defaultLeeway: String(node.DEFAULT_LEEWAY),
  mostLeeway: String(node.MOST_LEEWAY),
  mostRetries: String(node.MOST_RETRIES),
  sandboxPort: String(node.DEFAULT_PORT),
  mcpPort: String(MCP_PORT),
};

/** Returns a constant with its file and line. */
function locate(file: string, constant: string): string {
  const definition = new RegExp(`\\b${constant.split('.').at(-1)}"?(?::| =)`);
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return `${constant} of ${file}:${lines.findIndex((line) => definition.test(line)) + 1}`;
}

/**
 * The numbers in texts that can't import them, such as doc comments, the API description, READMEs and code on pages. A
 * phrase is a pattern with the name of its fact in braces, and matches with any number there. A test fails for a phrase
 * that no text contains, since it would check nothing.
 */
export const statedNumbers = readTable('packages/checks/src/facts/statedNumbers.tsv', [
  'file',
  'constant',
  'phrase',
]).map(({ at, file, constant, phrase }) => {
  const [placeholder = '', name = ''] = /\{(\w+)\}/.exec(phrase) ?? [];
  const fact = facts[name];
  if (fact === undefined)
    throw new Error(`${at}: src/data/facts.ts has no ${name}. Add it, or correct the name`);
  return { phrase, pattern: toPattern(phrase, placeholder, fact), fact, constant: locate(file, constant) };
});
