import fs from 'node:fs';
import path from 'node:path';
import type { SymbolRecord } from '../../src/plugins/sdkReference/symbolsFile.ts';

/** A symbol or a member of one, as the reference has it. */
export interface Reference {
  /** Place below `/api/`: `sdk-base/Class.Client#auth`. */
  page: string;
  kind: string;
  /** As code names it: `Client.auth`. */
  label: string;
  /** First sentence. */
  summary: string;
}

/** The base tree first: the other repeats its symbols. */
export const TREES = ['sdk-base', 'sdk-react'] as const;

const KINDS: Record<string, string> = {
  TypeAlias: 'Type',
  member: 'Enumeration member',
  method: 'Method',
  property: 'Property',
  accessor: 'Property',
};

/** What TypeDoc wrote of both SDKs: where each symbol and member has its page and anchor, and what it is. */
export default class References {
  readonly #symbols = new Map<string, Reference>();
  readonly #members = new Map<string, Reference>();

  constructor(root: string) {
    for (const tree of TREES) {
      const folder = path.join(root, 'api', tree);
      const records = JSON.parse(
        fs.readFileSync(path.join(folder, 'symbols.json'), 'utf8'),
      ) as SymbolRecord[];
      for (const record of records) if (!this.#symbols.has(record.name)) this.#add(record, tree, folder);
    }
  }

  find(name: string): Reference | undefined {
    return this.#symbols.get(name);
  }

  findMember(owner: string, name: string): Reference | undefined {
    return this.#members.get(`${owner}.${name}`);
  }

  #add(record: SymbolRecord, tree: string, folder: string): void {
    const { name, kind, members } = record;
    const page = `${kind}.${name}`;
    this.#symbols.set(name, {
      page: `${tree}/${page}`,
      kind: kindOf(record, tree),
      label: name,
      summary: firstSentence(record.summary),
    });
    const text = fs.readFileSync(path.join(folder, `${page}.md`), 'utf8');
    for (const member of members) {
      const anchor = anchorOf(text, member.name);
      if (!anchor || this.#members.has(`${name}.${member.name}`)) continue;
      this.#members.set(`${name}.${member.name}`, {
        page: `${tree}/${page}#${anchor}`,
        kind: KINDS[member.kind] ?? member.kind,
        label: `${name}.${member.name}`,
        summary: firstSentence(member.summary),
      });
    }
  }
}

function kindOf({ name, kind }: SymbolRecord, tree: string): string {
  if (tree === 'sdk-react' && /^use[A-Z]/.test(name)) return 'Hook';
  if (tree === 'sdk-react' && ['Function', 'Variable'].includes(kind)) return 'Component';
  return KINDS[kind] ?? kind;
}

/** A member has a heading or a row of a table, with an id that TypeDoc makes of its name. */
function anchorOf(text: string, name: string): string | undefined {
  const lower = name.toLowerCase();
  const row = new RegExp(`id="((?:property|enumeration-member)-${lower})"`).exec(text)?.[1];
  return row ?? (new RegExp(`^### ${name}(?:\\(\\))?\\??$`, 'm').test(text) ? lower : undefined);
}

const firstSentence = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return /^.*?[.](?=\s|$)/.exec(line)?.[0] ?? line;
};
