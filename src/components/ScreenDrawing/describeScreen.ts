import type { Art, Block, Note, Screen } from '../../data/pictures/Screen.ts';

const artWords: Readonly<Record<Art, string>> = {
  coin: 'a coin with a wave on it',
  medal: 'a medal with a wave inside a ring of ten dots',
  bowl: 'a bowl with three scoops of ice cream',
};

/** Removes URL syntax from a text. Otherwise the page's Markdown would have a link that the page doesn't have. */
const withoutAddress = (text: string) => text.replaceAll(/https?:\/\/|@[\w.-]+/g, '');

function describe(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `the heading “${block.text}”`;
    case 'text':
      return `the text “${block.lines.join(' ')}”`;
    case 'row':
      return [`“${block.text}”`, block.state, block.detail].filter(Boolean).join(', ');
    case 'field':
      return `the field “${block.text}” with ${block.value.replaceAll(/[–•]+(?: –)*/g, 'a hidden text')}`;
    case 'button':
      return `the button “${block.text}”`;
    case 'choice':
      return `a choice of ${block.options.join(' or ')}`;
    case 'number':
      return `${block.value}, ${block.detail}`;
    case 'square':
      return 'a square code';
    case 'picture':
      return `a picture of ${artWords[block.art]}`;
  }
}

/** Returns the text alternative of a drawn screen. The list of notes explains the purpose of its parts. */
export function describeScreen({ device, location, blocks, menu }: Screen): string {
  const kind = device === 'dialog' ? 'dialog of the key frame in front of a page of' : 'screen of';
  const beside = menu ? ` The menu has ${menu.entries.join(', ')}, and “${menu.current}” is open.` : '';
  return withoutAddress(
    `A drawn ${kind} ${location}, from top to bottom: ${blocks.map(describe).join('; ')}.${beside}`,
  );
}

/** Returns the notes of a screen, in the order of their numbers. */
export const notesOf = (screen: Screen): Note[] => [
  ...(screen.locationNote ? [screen.locationNote] : []),
  ...screen.blocks.flatMap((block) =>
    block.note ? { term: block.term ?? ('text' in block ? block.text : ''), text: block.note } : [],
  ),
];
