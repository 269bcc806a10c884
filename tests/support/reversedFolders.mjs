import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before a program (`node --import`), gives it the entries of every folder in the reverse order. A file system
 * promises none: what depends on it shows.
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
