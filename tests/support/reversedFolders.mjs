import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Preloaded with `node --import`, lists the entries of every folder in reverse order. File systems guarantee no order,
 * so this reveals code that depends on one.
 */
const reversed = (entries) => entries.toSorted((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1));
const nameOf = (entry) => String(entry.name ?? entry);

const { readdirSync, readdir } = fs;
const { readdir: readdirLater } = fs.promises;
fs.readdirSync = (...args) => reversed(readdirSync(...args));
fs.readdir = (folder, ...args) => {
  const done = args.pop();
  readdir(folder, ...args, (error, entries) => (error ? done(error) : done(null, reversed(entries))));
};
fs.promises.readdir = async (...args) => reversed(await readdirLater(...args));
syncBuiltinESMExports();
