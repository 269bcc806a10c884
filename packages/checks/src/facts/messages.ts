import fs from 'node:fs';
import { filesUnder } from '../../../model/src/files.ts';
import { nearest } from '../../../model/src/nearest.ts';
import type { Problem } from '../../../model/src/problem.ts';
import { flatten } from './flatten.ts';

/** A message that server code responds with. */
interface Message {
  readonly text: string;
  readonly location: string;
}

/** Where sentences for servers are. */
const FOLDERS = ['packages/sdk-base/src/webhooks', 'packages/sdk-base/src/server'];
const LITERAL = /(['`])(?<text>[A-Z](?:\\.|(?!\1).)*\.)\1/g;
/** Doc comments contain samples, whose strings no server responds with. */
const COMMENT = /^\s*(?:\*|\/\/|\/\*)/;
/** Matches a status and a quoted response, such as 400, “The signature does not fit the body.” */
const QUOTED = /\b\d{3}, “(?<quote>[^”]+)”/g;

let messages: readonly Message[] | undefined;

function readMessages(): Message[] {
  return filesUnder('.', FOLDERS)
    .filter((file) => file.endsWith('.ts') && !file.includes('/generated/'))
    .flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (COMMENT.test(line) ? [] : [...line.matchAll(LITERAL)]).map(({ groups: { text = '' } = {} }) => ({
            text: text.replaceAll(/[\\`]/g, ''),
            location: `${file}:${index + 1}`,
          })),
        ),
    );
}

/** Whether a quote in a text is a message with its variables filled in. */
const matchesMessage = ({ text }: Message, quote: string): boolean =>
  new RegExp(
    `^${text
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  ).test(quote);

/** Reports responses that a text quotes and no code sends. */
export function checkMessages(file: string, source: string): Problem[] {
  const { text, lineAt } = flatten(source);
  return [...text.matchAll(QUOTED)].flatMap(({ index, groups: { quote = '' } = {} }) => {
    messages ??= readMessages();
    if (messages.some((message) => matchesMessage(message, quote))) return [];
    const near = nearest(
      quote,
      messages.map((message) => message.text),
      1,
    )[0];
    const location = messages.find((message) => message.text === near)?.location;
    const hint = near && location ? `. The nearest is "${near}", of ${location}` : '';
    return [
      { file, line: lineAt(index), message: `no server code of the SDK responds with "${quote}"${hint}` },
    ];
  });
}
