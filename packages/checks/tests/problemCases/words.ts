import { edited, type ProblemCase } from './ProblemCase.ts';

const TEXT = 'ends by itself.';

/** Words that these docs don't use. */
export const wordCases: readonly ProblemCase[] = [
  {
    name: 'a typing error',
    check: 'prose',
    files: edited([TEXT, 'ends by itsself.']),
    message:
      'docs/guide.mdx:33: "itsself" is not in the dictionary (perhaps itself, ijssel, IJssel). If it is right, add it to .config/words.txt',
  },
  {
    name: 'another word for the same thing',
    check: 'prose',
    files: edited([TEXT, 'ends at the next login.']),
    message: 'docs/guide.mdx:33: "login": write "sign in" for the act and "sign-in" for the thing',
  },
  {
    name: 'a word that softens',
    check: 'prose',
    files: edited([TEXT, 'simply ends.']),
    message: 'docs/guide.mdx:33: "simply": leave it out',
  },
  {
    name: 'a name in wrong letters',
    check: 'prose',
    files: edited([TEXT, 'ends in Javascript.']),
    message:
      'docs/guide.mdx:33: "Javascript": write names as their owners do: JavaScript, TypeScript, GitHub, OpenAPI, Node, React, Next.js',
  },
  {
    name: 'an exclamation mark',
    check: 'prose',
    files: edited([TEXT, 'ends!']),
    message: 'docs/guide.mdx:33: "s!": end the sentence with a full stop',
  },
  {
    name: 'an em dash',
    check: 'prose',
    files: edited([TEXT, 'ends — by itself.']),
    message: 'docs/guide.mdx:33: "ends — by": write a colon, a comma, parentheses or two sentences',
  },
  {
    name: 'a heading without a space',
    check: 'prose',
    files: edited(['## Restore', '##Restore']),
    message:
      'docs/guide.mdx:13: No space after hash on atx style heading [Context: "##Restore a session"] (MD018). Add a space after "#"',
  },
  {
    name: 'a list right behind a text',
    check: 'prose',
    files: edited([TEXT, 'ends:\n- By itself.']),
    message:
      'docs/guide.mdx:34: Lists should be surrounded by blank lines [Context: "- By itself."] (MD032). Put an empty line before and after the list',
  },
];
