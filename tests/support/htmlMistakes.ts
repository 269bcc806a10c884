import fs from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const html = new HtmlValidate(
  new StaticConfigLoader(JSON.parse(fs.readFileSync('.config/htmlvalidate.json', 'utf8'))),
);

/** Returns the mistakes in HTML, each with the place where it begins. */
export const htmlMistakes = (page: string): string[] =>
  html
    .validateStringSync(page)
    .results.flatMap(({ messages }) =>
      messages.map(({ message, offset }) => `${message}: ${page.slice(offset, offset + 80)}`),
    );
