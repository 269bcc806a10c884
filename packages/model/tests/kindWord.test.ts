import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sdkTrees } from '../src/packages.ts';
import { kindWord } from '../src/symbols/kindWord.ts';
import References from '../src/symbols/References.ts';

const references = new References(process.cwd());

describe('the word for the kind of a symbol', () => {
  it.each(sdkTrees)('is the same in the list of %s, on the symbol’s page and in code', (tree) => {
    const list = fs.readFileSync(`api/${tree}/References.md`, 'utf8');
    const rows = [...list.matchAll(/^\| \[(\w+)\]\(\.\/([\w.]+)\.md\) \| ([^|]+) \|/gm)];
    expect(rows.length).toBeGreaterThan(100);
    const words = rows.map(([, name = '', file, word]) => {
      const badge = /tag--note">([^<]+)</.exec(fs.readFileSync(`api/${tree}/${file}.md`, 'utf8'))?.[1];
      return [name, word, badge, references.find(name)?.kind];
    });
    expect(words).toEqual(rows.map(([, name, , word]) => [name, word, word, word]));
  });

  it('distinguishes hooks and components from other functions', () => {
    const word = (name: string, kind: string) => kindWord({ name, kind });
    expect(word('useBalance', 'Function')).toBe('Hook');
    expect(word('userLabel', 'Function')).toBe('Function');
    expect(word('status', 'accessor')).toBe('Property');
    expect(word('NacreInput', 'Variable')).toBe('Component');
    expect(word('balanceQueryOptions', 'Function')).toBe('Function');
    expect(word('Order', 'TypeAlias')).toBe('Type alias');
    expect(word('Client', 'Class')).toBe('Class');
  });
});
