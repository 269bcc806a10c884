import { describe, expect, it } from 'vitest';
import type { ApiItem } from '../src/ApiItem.ts';
import { compareApis } from '../src/compare/compareApis.ts';

/** Items that every API in this file has: calls that take and return values of these types. */
const calls: ApiItem[] = [
  { name: 'Shop', kind: 'class' },
  { name: 'Shop.buy', kind: 'method', type: '(args: Order, options?: Options) => Promise<Receipt>' },
  { name: 'Shop.watch', kind: 'method', type: '(listener: (event: Sale) => void) => void' },
  { name: 'Order', kind: 'interface' },
  { name: 'Order.id', kind: 'property', type: 'string' },
  { name: 'Options', kind: 'type' },
  { name: 'Options.speed', kind: 'property', type: 'number', optional: true },
  { name: 'Receipt', kind: 'interface' },
  { name: 'Receipt.total', kind: 'property', type: 'bigint' },
  { name: 'Sale', kind: 'type' },
  { name: 'Sale.price', kind: 'property', type: 'bigint' },
];

const changed = (newItems: ApiItem[], oldItems: ApiItem[] = []): ApiItem[][] => {
  const names = new Set([...oldItems, ...newItems].map(({ name }) => name));
  const unchanged = calls.filter(({ name }) => !names.has(name));
  const before = calls.filter(({ name }) => names.has(name) && !oldItems.some((old) => old.name === name));
  return [
    [...unchanged, ...before, ...oldItems],
    [...unchanged, ...newItems],
  ];
};

/** Returns the changes from replacing or adding items, as `impact what name: reasons`. */
const changesOf = (newItems: ApiItem[], oldItems: ApiItem[] = []): string[] => {
  const [before = [], after = []] = changed(newItems, oldItems);
  return compareApis(before, after).map(
    ({ impact, what, name, reasons }) => `${impact} ${what} ${name}: ${reasons.join('; ')}`,
  );
};

const property = (name: string, type: string, extra: Partial<ApiItem> = {}): ApiItem => ({
  name,
  kind: 'property',
  type,
  ...extra,
});
const method = (type: string): ApiItem => ({ name: 'Shop.buy', kind: 'method', type });

describe('a change', () => {
  it.each<[string, ApiItem[], string]>([
    ['a new symbol', [{ name: 'open', kind: 'function', type: '() => void' }], 'addition added open: '],
    [
      'a new method',
      [{ name: 'Shop.sell', kind: 'method', type: '() => void' }],
      'addition added Shop.sell: ',
    ],
    [
      'a required property of an input',
      [property('Order.note', 'string')],
      'breaking added Order.note: is required',
    ],
    [
      'an optional property of an input',
      [property('Order.note', 'string', { optional: true })],
      'addition added Order.note: ',
    ],
    ['a property of a result', [property('Receipt.note', 'string')], 'addition added Receipt.note: '],
    [
      'a property of an argument of a listener',
      [property('Sale.note', 'string')],
      'addition added Sale.note: ',
    ],
    [
      'a property of a result that becomes optional',
      [property('Receipt.total', 'bigint', { optional: true })],
      'breaking changed Receipt.total: is optional now',
    ],
    [
      'a property of an input that becomes required',
      [property('Options.speed', 'number')],
      'breaking changed Options.speed: is required now',
    ],
    [
      'a wider property of an input',
      [property('Order.id', 'string | number')],
      'addition changed Order.id: also takes `number`',
    ],
    [
      'a wider property of a result',
      [property('Receipt.total', 'bigint | null')],
      'breaking changed Receipt.total: can also be `null`',
    ],
    [
      'a narrower property of an input',
      [property('Options.speed', "'fast'", { optional: true })],
      "breaking changed Options.speed: is `'fast'` instead of `number`",
    ],
    [
      'a parameter that becomes required',
      [method('(args: Order, options: Options) => Promise<Receipt>')],
      'breaking changed Shop.buy: `options` is required now',
    ],
    [
      'an additional optional parameter',
      [method('(args: Order, options?: Options, at?: Date) => Promise<Receipt>')],
      'addition changed Shop.buy: can take `at`',
    ],
    [
      'a removed parameter',
      [method('(args: Order) => Promise<Receipt>')],
      'breaking changed Shop.buy: no longer takes `options`',
    ],
    [
      'another result',
      [method('(args: Order, options?: Options) => Promise<Order>')],
      'breaking changed Shop.buy: the result no longer has `total`; the result has `id`',
    ],
    ['another name of a parameter', [method('(order: Order, how?: Options) => Promise<Receipt>')], ''],
    [
      'a deprecation',
      [{ ...method('(args: Order, options?: Options) => Promise<Receipt>'), deprecated: true }],
      'addition changed Shop.buy: is deprecated',
    ],
  ])('is classified: %s', (_, newItems, expected) => {
    expect(changesOf(newItems).join('\n')).toBe(expected);
  });

  it('is the removal of a symbol with all its members, or of a member', () => {
    const [first, ...rest] = calls;
    expect(
      compareApis(
        calls,
        rest.filter(({ name }) => !name.startsWith('Shop.')),
      ),
    ).toMatchObject([{ name: first?.name, what: 'removed', impact: 'breaking' }]);
    const without = calls.filter(({ name }) => name !== 'Order.id');
    expect(compareApis(calls, without)).toMatchObject([
      { name: 'Order.id', what: 'removed', impact: 'breaking' },
    ]);
  });

  it('is not a member that its owner now inherits', () => {
    const oldItems: ApiItem[] = [{ name: 'Gift', kind: 'interface' }, property('Gift.id', 'string')];
    const newItems: ApiItem[] = [{ name: 'Gift', kind: 'interface', type: 'extends Order' }];
    expect(changesOf(newItems, oldItems)).toEqual(['addition changed Gift: extends `Order`']);
  });

  it('is not another spelling of the same type', () => {
    const oldItems: ApiItem[] = [{ name: 'list', kind: 'function', type: '() => Promise<Receipt[]>' }];
    const newItems: ApiItem[] = [
      { name: 'list', kind: 'function', type: '() => List<Receipt>' },
      { name: 'List', kind: 'type', type: '<T> = Promise<Array<T>>' },
    ];
    expect(changesOf(newItems, oldItems)).toEqual(['addition added List: ']);
  });

  it('is an addition if the compiler accepts all old values', () => {
    const dateProperty = property('Order.at', 'Date');
    const show = (type: string): ApiItem[] => [dateProperty, { name: 'show', kind: 'function', type }];
    const [oldItems, newItems] = [show('(order: Order) => void'), show("(order: Pick<Order, 'id'>) => void")];
    expect(changesOf(newItems, oldItems)).toEqual([
      "addition changed show: `order` is `Pick<Order, 'id'>` instead of `Order`",
    ]);
  });

  it('of a generic type’s argument is breaking if it contains names of members, or calls', () => {
    const dateProperty = property('Order.at', 'Date');
    const takenType: ApiItem = { name: 'Taken', kind: 'type', type: '<T> = (x: T) => void' };
    const impactOf = (before: string, after: string) => {
      const show = (type: string): ApiItem[] => [
        dateProperty,
        takenType,
        { name: 'show', kind: 'function', type },
      ];
      return changesOf(show(after), show(before)).map((text) => text.split(' ')[0]);
    };
    const order = (names: string) => `(order: Pick<Order, ${names}>) => void`;
    expect(impactOf(order("'id'"), order("'id' | 'at'"))).toEqual(['breaking']);
    expect(impactOf("() => Omit<Order, 'id'>", "() => Omit<Order, 'id' | 'at'>")).toEqual(['breaking']);
    expect(impactOf('(a: Taken<string>) => void', '(a: Taken<string | number>) => void')).toEqual([
      'breaking',
    ]);
    expect(impactOf('(a: string[]) => void', '(a: (string | number)[]) => void')).toEqual(['addition']);
  });

  it('of an enumeration is breaking if a value is removed or the values become open, and not if one is added', () => {
    const kind = (type: string): ApiItem[] => [
      { name: 'Kind', kind: 'type', type: `= ${type}` },
      property('Sale.kind', 'Kind'),
    ];
    const oldItems = kind("'a' | 'b'");
    expect(changesOf(kind("'a' | 'b' | 'c'"), oldItems)).toEqual([
      "addition changed Kind: can also be `'c'`",
    ]);
    expect(changesOf(kind("'a' | 'b' | (string & {})"), oldItems)).toEqual([
      'breaking changed Kind: can also be any other text',
    ]);
    const values = (...names: string[]): ApiItem[] => [
      { name: 'Color', kind: 'enum' },
      ...names.map((name): ApiItem => ({ name: `Color.${name}`, kind: 'value', type: `'${name}'` })),
    ];
    expect(changesOf(values('Red', 'Green'), values('Red', 'Blue'))).toEqual([
      'breaking removed Color.Blue: ',
      'addition added Color.Green: ',
    ]);
  });

  it('of JSON is breaking if a request needs more or an answer has less', () => {
    const api = (body: string, response: string): ApiItem[] => [
      { name: 'createOrder', kind: 'operation', type: 'POST /orders' },
      { name: 'createOrder.body', kind: 'body', type: body },
      { name: 'createOrder.201', kind: 'response', type: response },
    ];
    const reasons = (body: string, response: string) =>
      compareApis(api('{ id: string }', '{ id: string; at?: string }'), api(body, response)).map(
        ({ impact, reasons: texts }) => `${impact}: ${texts.join('; ')}`,
      );
    expect(reasons('{ id: string; note: string }', '{ id: string; at?: string }')).toEqual([
      'breaking: has `note`',
    ]);
    expect(reasons('{ id: string }', '{ id?: string; at: string }')).toEqual([
      'breaking: `id` is optional now; `at` is required now',
    ]);
    expect(reasons('{ id?: string }', '{ id: string; at?: string; by: string }')).toEqual([
      'addition: has `by`',
      'addition: `id` is optional now',
    ]);
  });
});
