import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { LineProblem } from './problem.ts';

interface ParsedYaml {
  tree: Document.Parsed;
  lines: LineCounter;
  /** The first mistake. The others follow from it. */
  fault?: LineProblem;
}

/** Parses YAML. */
export function parseYaml(text: string): ParsedYaml {
  const lines = new LineCounter();
  const tree = parseDocument(text, { lineCounter: lines, merge: true });
  const faults = tree.errors.map(({ message, pos: [start] }) => ({ message, start }));
  visit(tree, {
    Alias(_, node) {
      if (!node.resolve(tree))
        faults.push({ message: `*${node.source} refers to nothing`, start: node.range?.[0] ?? 0 });
    },
  });
  const [first] = faults;
  if (!first) return { tree, lines };
  // The line in the message is relative to the text.
  const reason = first.message.replace(/ at line \d+[\s\S]*$/, '');
  const fault = { line: lines.linePos(first.start).line, message: `${reason}. ${yamlRemedy(reason)}` };
  return { tree, lines, fault };
}

/** Returns a fix for writers for a message of the YAML parser. */
function yamlRemedy(message: string): string {
  if (/unique/.test(message)) return 'Remove one of the two lines';
  if (/nested mappings/i.test(message)) return 'Put the text with the colon in quotes';
  if (/tab/i.test(message)) return 'Indent with spaces';
  if (/^\*/.test(message)) return 'Put a text that begins with * in quotes';
  if (/quote/i.test(message)) return 'Close the quote';
  if (/flow sequence|flow map/i.test(message)) return 'Close the bracket on the same line';
  return 'Write each line as a key, a colon, a space and a value';
}
