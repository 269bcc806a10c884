import fs from 'node:fs';
import path from 'node:path';
import { format as formatText } from 'oxfmt';
import type { Application } from 'typedoc';
import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import { about } from '../../post-build/src/Step.ts';

const BLOCK = /^```ts signature\n([\s\S]*?)\n```$/gm;
/** What fits into a code block of a page as wide as it gets. */
const WIDTH = 84;

/** A TypeDoc plugin that breaks long signatures into lines, once the pages are written: the formatter takes its time. */
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
        blocks.set(signature, await about(page, () => formatSignature(signature)));
      const formatted = text.replace(
        BLOCK,
        (_block, signature: string) => `\`\`\`ts signature\n${blocks.get(signature)}\n\`\`\``,
      );
      // What isn't written in a run is the page of a symbol that has gone, and is removed afterwards.
      if (formatted !== text) fs.writeFileSync(file, formatted);
    }
  });
}

/** TypeDoc leaves out the quotes of a property's name that is no identifier, such as `'@context'` or `'Content-Type'`. */
const withQuotes = (signature: string): string =>
  signature.replace(/((?:^|[{;])\s*(?:readonly )?)([\w$]*[@.-][\w$@.-]*)(?=\??:)/gm, "$1'$2'");

/** Formats a declaration, or a member of one, which the formatter takes in an interface only. */
export async function formatSignature(written: string): Promise<string> {
  const signature = withQuotes(written);
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
  // In an interface a constructor has no name.
  const [, made] = /^new (\w+)/.exec(signature) ?? [];
  const member = made ? signature.replace(made, '') : signature;
  const formatted = await format(`interface I {\n${member}\n}`, WIDTH + 2);
  const lines = formatted.trimEnd().split('\n').slice(1, -1);
  const text = lines.map((line) => line.replace(/^ {2}/, '')).join('\n');
  return made ? text.replace(/^new /, `new ${made}`) : text;
}
