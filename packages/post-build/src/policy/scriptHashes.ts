import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startTags } from './startTags.ts';

/** A script's hash, as a policy names it. */
export type ScriptHash = `sha256-${string}`;

/** What stands in a page as `<script>` and is not data. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script.*)$/i;

const hashOf = (script: string): ScriptHash =>
  // A browser has one kind of line ends.
  `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;

/** Hashes of the scripts that stand in a page itself, each once. */
export function scriptHashes(html: string): Set<ScriptHash> {
  const hashes = new Set<ScriptHash>();
  for (const { name, attributes, text } of startTags(html)) {
    if (name !== 'script' || text === undefined || attributes.has('src')) continue;
    if (EXECUTED.test((attributes.get('type') ?? '').trim())) hashes.add(hashOf(text));
  }
  return hashes;
}

/**
 * Hashes of the scripts that stand in the HTML of a built site, in one order: what the policy of a header has to allow.
 *
 * @param folder - of the finished build
 */
export function readScriptHashes(folder: string): ScriptHash[] {
  const hashes = new Set<ScriptHash>();
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.html')) continue;
    for (const hash of scriptHashes(fs.readFileSync(path.join(folder, file), 'utf8'))) hashes.add(hash);
  }
  return [...hashes].toSorted();
}
