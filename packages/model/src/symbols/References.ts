import fs from 'node:fs';
import path from 'node:path';
import { sdkTrees } from '../packages.ts';
import { isDevMode } from '../devMode.ts';
import { kindWord } from './kindWord.ts';
import type { ExportRecord, SymbolRecord } from './SymbolRecord.ts';

export interface Reference {
  /** Path below `/api/`: `sdk-base/Class.Client#auth`. */
  page: string;
  kind: string;
  /** The name in code: `Client.auth`. */
  label: string;
  /** First sentence of the description. */
  summary: string;
}

/** The symbols and members in TypeDoc's output for both SDKs: page, anchor and description of each. */
export default class References {
  readonly #symbols = new Map<string, Reference>();
  readonly #members = new Map<string, Reference>();

  constructor(root: string) {
    // The base tree comes first, because the other one repeats its symbols.
    for (const tree of sdkTrees) {
      for (const record of readSymbols(root, tree))
        if (!this.#symbols.has(record.name)) this.#add(record, tree);
    }
  }

  /** Returns every symbol, without its members. */
  symbols(): Iterable<Reference> {
    return this.#symbols.values();
  }

  find(name: string): Reference | undefined {
    return this.#symbols.get(name);
  }

  findMember(owner: string, name: string): Reference | undefined {
    return this.#members.get(`${owner}.${name}`);
  }

  /** Finds a symbol or a member by its name in code: `Client`, `Client.auth`. */
  findByLabel(label: string): Reference | undefined {
    return this.#symbols.get(label) ?? this.#members.get(label);
  }

  #add(record: SymbolRecord, tree: string): void {
    const { name, page, summary, members } = record;
    this.#symbols.set(name, {
      page: `${tree}/${page}`,
      kind: kindWord(record),
      label: name,
      summary: firstSentence(summary),
    });
    for (const member of members) {
      const label = `${name}.${member.name}`;
      if (!member.anchor || this.#members.has(label)) continue;
      this.#members.set(label, {
        page: `${tree}/${page}#${member.anchor}`,
        kind: kindWord(member),
        label,
        summary: firstSentence(member.summary),
      });
    }
  }
}

/** Returns the file of a tree's symbols, as data that TypeDoc wrote. */
export const symbolsFile = (root: string, tree: string): string =>
  path.join(root, 'api', tree, 'symbols.json');

/** Whether both SDKs' references have been generated. `npm run gen` does that, and guides link to them. */
export const hasReferences = (root: string): boolean =>
  sdkTrees.every((tree) => fs.existsSync(symbolsFile(root, tree)));

export function readSymbols(root: string, tree: string): ExportRecord[] {
  const file = symbolsFile(root, tree);
  // While writing, guides are served before the references have been generated.
  if (isDevMode && !fs.existsSync(file)) return [];
  return JSON.parse(fs.readFileSync(file, 'utf8')) as ExportRecord[];
}

const firstSentence = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return /^.*?[.](?=\s|$)/.exec(line)?.[0] ?? line;
};
