import { expect, it } from 'vitest';
import { covers } from '../src/styles/covers.ts';

it.each([
  ['color', 'color'],
  ['background', 'background-color'],
  ['margin', 'margin-top'],
  ['margin', 'margin-block-end'],
  ['margin-block', 'margin-bottom'],
  ['margin-inline-start', 'margin-left'],
  ['padding-inline', 'padding-inline-start'],
  ['inline-size', 'width'],
  ['max-inline-size', 'max-width'],
  ['border', 'border-left-width'],
  ['border-inline-start', 'border-left-color'],
  ['overflow', 'overflow-x'],
  ['text-decoration', 'text-decoration-color'],
])('%s sets everything that %s does', (covering, covered) => expect(covers(covering, covered)).toBe(true));

it.each([
  ['background-color', 'background'],
  ['margin-block', 'margin'],
  ['margin-block', 'margin-left'],
  ['margin-block-start', 'margin-block'],
  ['width', 'max-width'],
  ['border', 'border-radius'],
  ['border', 'border-collapse'],
  ['border-top', 'border-top-left-radius'],
  ['text-decoration', 'text-decoration-skip-ink'],
  ['font', 'font-size'],
  ['--a', '--a-b'],
])('%s does not set all of %s', (covering, covered) => expect(covers(covering, covered)).toBe(false));
