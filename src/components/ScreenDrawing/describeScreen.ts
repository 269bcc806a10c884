import type { Block, Screen } from '../../data/pictures/Screen.ts';

/** Without what makes an address of a text: the page's Markdown would have a link that the page has not. */
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
      return `the field “${block.label}” with ${block.value.replaceAll(/[–•]+(?: –)*/g, 'a hidden text')}`;
    case 'button':
      return `the button “${block.text}”`;
    case 'choice':
      return `a choice of ${block.options.join(' or ')}`;
    case 'number':
      return `${block.value}, ${block.detail}`;
    case 'square':
      return 'a square code';
  }
}

/** What is on a drawn screen, for those who do not see it. What it is for stands in the list. */
export function describeScreen({ device, place, blocks, menu }: Screen): string {
  const what = device === 'dialog' ? 'dialog of the key frame in front of a page of' : 'screen of';
  const beside = menu ? ` The menu has ${menu.entries.join(', ')}, and “${menu.here}” is open.` : '';
  return withoutAddress(
    `A drawn ${what} ${place}, from top to bottom: ${blocks.map(describe).join('; ')}.${beside}`,
  );
}
