import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startTags } from './startTags.ts';
import { filesUnder } from '../../../model/src/files.ts';

/** A script's hash, as written in a policy. */
export type ScriptHash = `sha256-${string}`;

/** Matches the types of `<script>` that are executed and aren't data. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script.*)$/i;

const hashOf = (script: string): ScriptHash =>
  // Browsers normalize line breaks.
  `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;

export function scriptHashes(html: string): Set<ScriptHash> {
  const hashes = new Set<ScriptHash>();
  for (const { name, attributes, text } of startTags(html)) {
    if (name !== 'script' || text === undefined || attributes.has('src')) continue;
    if (EXECUTED.test((attributes.get('type') ?? '').trim())) hashes.add(hashOf(text));
  }
  return hashes;
}

/**
 * Returns the sorted hashes of all inline scripts of a built site, which the policy in a header has to allow.
 *
 * @param folder - the finished build
 */
export function readScriptHashes(folder: string): ScriptHash[] {
  const hashes = new Set<ScriptHash>();
  for (const file of filesUnder(folder, ['.'], /\.html$/))
    for (const hash of scriptHashes(fs.readFileSync(path.join(folder, file), 'utf8'))) hashes.add(hash);
  return [...hashes].toSorted();
}
