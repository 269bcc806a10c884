import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Fault, HarmlessChange } from './Fault.ts';

const read = <Item>(name: string): readonly Item[] =>
  parse(fs.readFileSync(path.join(import.meta.dirname, 'records', name), 'utf8')) as Item[];

export const faults = read<Fault>('faults.yaml');
export const harmlessChanges = read<HarmlessChange>('harmlessChanges.yaml');
