import fs from 'node:fs';
import path from 'node:path';
import { format as formatText } from 'oxfmt';
import type { Application } from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import { filesUnder } from '../../model/src/files.ts';
import { positionOf } from './positionOf.ts';

const BLOCK = /^```ts signature\n(?!import )([\s\S]*?)\n```$/gm;
/** Maximum line width of a code block on a page of maximum width. */
const WIDTH = 84;

/** A TypeDoc plugin that wraps long signatures after the pages are written, since the formatter is asynchronous. */
export default function formatSignatures(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  renderer.postRenderAsyncJobs.push(async ({ outputDirectory, project }) => {
    const problems: string[] = [];
    for (const page of filesUnder(outputDirectory, ['.'], /\.md$/)) {
      const file = path.join(outputDirectory, page);
      const text = fs.readFileSync(file, 'utf8');
      const blocks = new Map<string, string>();
      for (const [, signature = ''] of text.matchAll(BLOCK))
        try {
          blocks.set(signature, await formatSignature(signature));
        } catch (error) {
          const [, name = ''] = page.split('.');
          const symbol = project.getChildByName([name]);
          const message = `a signature can't be shown: ${(error as Error).message}`;
          problems.push(`${symbol ? positionOf(symbol) : page}: ${message}`);
        }
      const formatted = text.replace(
        BLOCK,
        (_block, signature: string) => `\`\`\`ts signature\n${blocks.get(signature) ?? signature}\n\`\`\``,
      );
      // A page that isn't written in a run belongs to a removed symbol, and is deleted afterwards.
      if (formatted !== text) fs.writeFileSync(file, formatted);
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
}

/** Formats a declaration or a member. The formatter only accepts a member within an interface. */
export async function formatSignature(signature: string): Promise<string> {
  const format = async (source: string, printWidth: number) => {
    const { code, errors } = await formatText('signature.ts', source, {
      printWidth,
      singleQuote: true,
      trailingComma: 'none',
    });
    if (errors[0]) throw new Error(`${errors[0].message}: ${source}`);
    return code;
  };
  if (/^(?:type|function|const) /.test(signature)) {
    // The formatter refuses `default` as a name.
    const named = signature.replace(/^(\w+) default\b/, '$1 default_');
    const formatted = await format(named.replace(/^(?=function|const)/, 'declare '), WIDTH);
    return formatted
      .replace(/^declare /, '')
      .replace(/^(\w+) default_/, '$1 default')
      .trimEnd();
  }
  // A constructor in an interface has no name.
  const [, className = ''] = /^new (\w+)/.exec(signature) ?? [];
  const member = signature.replace(className, '');
  const owner = member.startsWith('static ') ? 'declare class I' : 'interface I';
  const formatted = await format(`${owner} {\n${member}\n}`, WIDTH + 2 - className.length);
  const lines = formatted.trimEnd().split('\n').slice(1, -1);
  const text = lines.map((line) => line.replace(/^ {2}/, '')).join('\n');
  return text.replace(/^new /, `new ${className}`);
}
