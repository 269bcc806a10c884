import fs from 'node:fs';
import path from 'node:path';
import { format as formatText } from 'oxfmt';
import type { Application } from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import { withErrorContext } from '../../model/src/withErrorContext.ts';

const BLOCK = /^```ts signature\n([\s\S]*?)\n```$/gm;
/** Maximum line width of a code block on a page of maximum width. */
const WIDTH = 84;

/** A TypeDoc plugin that wraps long signatures after the pages are written, since the formatter is asynchronous. */
export default function formatSignatures(app: Application): void {
  const { renderer } = app as unknown as MarkdownApplication;
  renderer.postRenderAsyncJobs.push(async ({ outputDirectory }) => {
    const pages = fs
      .readdirSync(outputDirectory)
      .toSorted()
      .filter((file) => file.endsWith('.md'));
    for (const page of pages) {
      const file = path.join(outputDirectory, page);
      const text = fs.readFileSync(file, 'utf8');
      const blocks = new Map<string, string>();
      for (const [, signature = ''] of text.matchAll(BLOCK))
        blocks.set(signature, await withErrorContext(page, () => formatSignature(signature)));
      const formatted = text.replace(
        BLOCK,
        (_block, signature: string) => `\`\`\`ts signature\n${blocks.get(signature)}\n\`\`\``,
      );
      // A page that isn't written in a run belongs to a removed symbol, and is deleted afterwards.
      if (formatted !== text) fs.writeFileSync(file, formatted);
    }
  });
}

/** Adds the quotes that TypeDoc omits around property names such as `'@context'` or `'Content-Type'`. */
const withQuotes = (signature: string): string =>
  signature.replace(/((?:^|[{;])\s*(?:readonly )?)([\w$]*[@.-][\w$@.-]*)(?=\??:)/gm, "$1'$2'");

/** Formats a declaration or a member. The formatter only accepts a member within an interface. */
export async function formatSignature(declaration: string): Promise<string> {
  const signature = withQuotes(declaration);
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
    const formatted = await format(signature.replace(/^(?=function|const)/, 'declare '), WIDTH);
    return formatted.replace(/^declare /, '').trimEnd();
  }
  // A constructor in an interface has no name.
  const [, className] = /^new (\w+)/.exec(signature) ?? [];
  const member = className ? signature.replace(className, '') : signature;
  const formatted = await format(`interface I {\n${member}\n}`, WIDTH + 2);
  const lines = formatted.trimEnd().split('\n').slice(1, -1);
  const text = lines.map((line) => line.replace(/^ {2}/, '')).join('\n');
  return className ? text.replace(/^new /, `new ${className}`) : text;
}
