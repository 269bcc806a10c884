// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ResultView } from '../src/browser/runner/ResultView.ts';
import { SampleParts } from '../src/browser/runner/SampleParts.ts';

/** Renders the parts of `RunSample`'s markup that a result needs. */
function sample(fields = ''): SampleParts {
  document.body.innerHTML = `<div data-run="docs/page-0 1 1 2">
    <form>${fields}<button>Run</button></form>
    <div class="run-result"></div></div>`;
  return new SampleParts(document.querySelector<HTMLElement>('[data-run]') as HTMLElement);
}

const ran = { before: 0, isEdited: false, milliseconds: 12 };
const ended = { kind: 'ended', block: 1, expected: { text: 'a\nb' }, codes: [] } as const;

function show(lines: string[], how: Partial<Parameters<ResultView['end']>[0]>, about = ran) {
  const parts = sample();
  const view = new ResultView(parts, () => undefined);
  lines.forEach(view.print);
  const summary = view.end({ ...ended, ...how }, about);
  return { summary, box: parts.result };
}

it('shows differences from the page line by line', () => {
  const { summary, box } = show(['a', 'c'], {});
  expect(summary).toBe('The output differs from this page.');
  const [here, onPage] = box.querySelectorAll('pre');
  expect([here?.textContent, onPage?.textContent]).toEqual(['a\nc', 'a\nb']);
  expect([...box.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['c', 'b']);
});

it('reports the same output, and compares nothing with a reader’s values', () => {
  expect(show(['a', 'b'], {}).summary).toBe('Same output as on this page.');
  const edited = show(['x'], {}, { ...ran, before: 2, isEdited: true });
  expect(edited.summary).toBe('It ran.');
  expect(edited.box.textContent).toContain('With your values');
  expect(edited.box.textContent).toContain('The 2 samples before it ran first');
  expect(edited.box.querySelector('mark')).toBeNull();
});

it('compares comments like the check of samples', () => {
  const expected = { text: '"a"\n[ 1 ]', isPromised: true } as const;
  expect(show(['a', '[ 1 ]'], { expected }).summary).toBe('Same output as on this page.');
  expect(show(['a', '[ 2 ]'], { expected }).summary).toContain('differs');
});

it('links the code of an error to its entry, in the output and in the error that stopped it', () => {
  const printed = show(['Not sent: sdk/forbidden, not sdk/forbidden-too'], {
    expected: null,
    codes: ['sdk/forbidden'],
  });
  const links = [...printed.box.querySelectorAll('pre a')];
  expect(links.map((link) => link.getAttribute('href')?.split('#')[1])).toEqual(['sdk-forbidden']);
  const stopped = show([], { block: 0, failure: { code: 'sdk/timeout', message: 'Late.' } });
  expect(stopped.summary).toBe('An earlier sample stopped with an error. sdk/timeout');
  expect(stopped.box.querySelector('.run-result__failure')?.textContent).toBe('sdk/timeout Late.');
});

it('formats numbers like the language, and rejects invalid ones', () => {
  const field = (id: number, kind: string, value: string) =>
    `<label for="f${id}">Field ${id}</label><input id="f${id}" data-field="${id}" data-kind="${kind}" value="${value}" />`;
  const parts = sample(field(0, 'number', '1') + field(1, 'bigint', '2n') + field(2, 'text', 'c'));
  expect(parts.edits).toEqual({});
  const [number, bigint, text] = parts.inputs;
  if (!number || !bigint || !text) throw new Error('A field is missing');
  [number.value, bigint.value, text.value] = ['60_000', '25n', ''];
  expect(parts.edits).toEqual({ 0: 60_000, 1: 25n, 2: '' });
  bigint.value = '1.5';
  expect(() => parts.edits).toThrow('“Field 1” has to be a number');
});
