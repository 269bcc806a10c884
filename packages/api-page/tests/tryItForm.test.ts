// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Json } from '../../model/src/openapi/document.ts';
import { FormContext } from '../src/browser/tryIt/Control.tsx';
import NestedFields from '../src/browser/tryIt/NestedFields.tsx';
import type { FieldSchema } from '../src/browser/tryIt/TryItOperation.ts';

const form = { prefix: 'try-', fieldErrors: new Map<string, string>() };
const changes: (Json | undefined)[] = [];

function Form({ field, start }: { field: FieldSchema; start: Json }) {
  const [value, setValue] = useState<Json | undefined>(start);
  const onChange = (next: Json | undefined) => {
    changes.push(next);
    setValue(next);
  };
  const parts = createElement(NestedFields, { field, label: 'body', pointer: '', value, onChange });
  return createElement(FormContext, { value: form }, parts);
}

const show = (field: FieldSchema, start: Json) => render(createElement(Form, { field, start }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.id;

beforeEach(() => (changes.length = 0));
afterEach(cleanup);

const address: FieldSchema = { kind: 'object', members: [{ name: 'city', field: { kind: 'text' } }] };

it('adding or removing a part moves the focus to where the reader continues', () => {
  show({ kind: 'object', members: [{ name: 'address', field: address }] }, {});
  press('Add address');
  expect(focused()).toBe('try-/address');
  expect(changes.at(-1)).toHaveProperty('address');
  press('Leave out address');
  expect(focused()).toBe('try-/address-add');
  expect(changes.at(-1)).toEqual({});
});

it('removing an entry keeps the focus in its list, and removes its text', () => {
  show({ kind: 'list', item: { kind: 'json' } }, [1, 2]);
  fireEvent.change(screen.getByRole('textbox', { name: /body 1/ }), { target: { value: '[ 10 ]' } });
  expect(changes.at(-1)).toEqual([[10], 2]);
  expect(screen.queryByText(/This isn’t JSON/)).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: /body 1/ }), { target: { value: '[ 10' } });
  expect(screen.queryByText(/This isn’t JSON/)).not.toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: /body 1/ }), { target: { value: '' } });
  expect(changes.at(-1)).toEqual([null, 2]);
  expect((screen.getByRole('textbox', { name: /body 1/ }) as HTMLTextAreaElement).value).toBe('');
  press('Remove body 1');
  expect(focused()).toBe('try--more');
  expect(changes.at(-1)).toEqual([2]);
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('2');
});

it.each([
  ['text', 'Ada', 'Ada', 'not sent'],
  ['number', 2.5, '2.5', 'not sent'],
  ['text', null, '', 'null'],
] as const)('a field of %s shows %j', (kind, value, text, placeholder) => {
  const field: FieldSchema = { kind, nullable: true };
  show({ kind: 'object', members: [{ name: 'given', field }] }, { given: value });
  const { value: shown, placeholder: hint } = screen.getByRole('textbox') as HTMLInputElement;
  expect([shown, hint]).toEqual([text, placeholder]);
});

it('a choice that may be null shows null', () => {
  const field: FieldSchema = { kind: 'choice', options: ['a'], nullable: true };
  show({ kind: 'object', members: [{ name: 'kind', field }] }, { kind: null });
  const choice = screen.getByRole('combobox') as HTMLSelectElement;
  expect(choice.selectedOptions[0]?.textContent).toBe('null');
  fireEvent.change(choice, { target: { value: '0' } });
  expect(changes.at(-1)).toEqual({ kind: 'a' });
});
