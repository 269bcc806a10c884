import { describe, expect, it } from 'vitest';
import type { ApiItem, ItemKind } from '../src/ApiItem.ts';
import { compareApis } from '../src/compare/compareApis.ts';

/** Parses an item written as `kind name flags: type`. */
function itemOf(line: string): ApiItem {
  const [, kind, name, flags, type] =
    /^(\w+) ((?:[^\s[]|\[[^\]]*\])+?)((?: (?:readonly|optional|static))*)(?:: (.*))?$/s.exec(line) ?? [];
  if (!kind || !name) throw new Error(`"${line}" is no item`);
  const on = (flag: string) => (flags?.includes(flag) ? { [flag]: true as const } : {});
  return {
    name,
    kind: kind as ItemKind,
    ...(type ? { type } : {}),
    ...{ ...on('optional'), ...on('readonly'), ...on('static') },
  };
}

/** Returns the changes between two APIs, as `impact what name`. Items in `always` are part of both APIs. */
const changesOf = (before: string[], after: string[], always: string[] = []): string[] =>
  compareApis([...always, ...before].map(itemOf), [...always, ...after].map(itemOf)).map(
    ({ impact, what, name }) => `${impact} ${what} ${name}`,
  );

type Case = [what: string, before: string[], after: string[], changes: string[]];

/** Calls that take an `Order` and return a `Receipt`, included on both sides of the comparison. */
const SHOP = [
  'class Shop',
  'method Shop.buy: (order: Order, handler: Handler) => Receipt',
  'interface Handler',
  'method Handler.done: (receipt: Receipt) => void',
];
const ORDER = ['interface Order', 'property Order.id: string'];
const RECEIPT = ['interface Receipt', 'property Receipt.id: string'];

const GENERICS: Case[] = [
  [
    'a type gets a parameter',
    ['type List: = string[]'],
    ['type List: <T> = string[]'],
    ['breaking changed List'],
  ],
  [
    'with a default',
    ['type List: = string[]'],
    ['type List: <T = string> = string[]'],
    ['addition changed List'],
  ],
  ['a type loses one', ['interface Box: <T, U>'], ['interface Box: <T>'], ['breaking changed Box']],
  [
    'its constraint gets narrower',
    ['interface Box: <T extends string>'],
    ["interface Box: <T extends 'a'>"],
    ['breaking changed Box'],
  ],
  [
    'wider',
    ["interface Box: <T extends 'a'>"],
    ['interface Box: <T extends string>'],
    ['addition changed Box'],
  ],
  [
    'there is one now',
    ['interface Box: <T>'],
    ['interface Box: <T extends string>'],
    ['breaking changed Box'],
  ],
  ['there is none', ['interface Box: <T extends string>'], ['interface Box: <T>'], ['addition changed Box']],
  [
    'its default is another one',
    ['interface Box: <T = string>'],
    ['interface Box: <T = number>'],
    ['breaking changed Box'],
  ],
  ['its default is gone', ['class Box: <T = string>'], ['class Box: <T>'], ['breaking changed Box']],
  [
    'it only has another name',
    ['interface Box: <T>', 'property Box.value: T', 'property Box.T: string'],
    ['interface Box: <Value>', 'property Box.value: Value', 'property Box.T: string'],
    [],
  ],
  [
    'two have changed places',
    ['interface Box: <A, B>', 'property Box.a: A'],
    ['interface Box: <B, A>', 'property Box.a: A'],
    ['breaking changed Box.a'],
  ],
  [
    'a call gets one that is inferred',
    ['function show: (a: string) => void'],
    ['function show: <T extends string>(a: string) => void'],
    ['addition changed show'],
  ],
  [
    'a call takes fewer types',
    ['function show: <T>(a: T) => void'],
    ['function show: <T extends string>(a: T) => void'],
    ['breaking changed show'],
  ],
  [
    'a call finds out what it takes and returns it',
    ['function show: (a: string) => string'],
    ['function show: <T extends string>(a: T) => T'],
    ['addition changed show'],
  ],
  [
    'a call finds out what it takes, and takes less',
    ['function show: (a: string) => void'],
    ["function show: <T extends 'a' | 'b'>(a: T) => void"],
    ['breaking changed show'],
  ],
  [
    'a call spreads a parameter of another name',
    ['function show: <T extends string[]>(...all: [...T]) => void'],
    ['function show: <All extends string[]>(...all: [...All]) => void'],
    [],
  ],
  [
    'a type spreads a parameter of another name',
    ['interface Box: <T extends string[]>', 'property Box.all: [...T]', 'property Box.key: Map.T'],
    ['interface Box: <All extends string[]>', 'property Box.all: [...All]', 'property Box.key: Map.T'],
    [],
  ],
  [
    'a call only names its parameter otherwise',
    ['function show: <T>(a: T, T: string) => T[]'],
    ['function show: <Value>(a: Value, T: string) => Value[]'],
    [],
  ],
];

const CALLS: Case[] = [
  [
    'the one parameter that stays has moved',
    ['function show: (id: string, name: string) => void'],
    ['function show: (name: string, note?: string) => void'],
    ['breaking changed show'],
  ],
  [
    'a parameter comes before another one',
    ['function show: (id?: string) => void'],
    ['function show: (name?: string, id?: string) => void'],
    ['breaking changed show'],
  ],
  [
    'a check is about another parameter',
    ['function isText: (a: unknown, b: unknown) => a is string'],
    ['function isText: (a: unknown, b: unknown) => b is string'],
    ['breaking changed isText'],
  ],
  [
    'a check only names its parameter otherwise',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (value: unknown) => value is string'],
    [],
  ],
  [
    'any number becomes one',
    ['function show: (...ids: string[]) => void'],
    ['function show: (ids?: string) => void'],
    ['breaking changed show'],
  ],
  [
    'one becomes any number',
    ['function show: (id: string) => void'],
    ['function show: (...ids: string[]) => void'],
    ['addition changed show'],
  ],
  [
    'any number of more kinds',
    ['function show: (...ids: readonly string[]) => void'],
    ['function show: (...ids: (string | number)[]) => void'],
    ['addition changed show'],
  ],
  [
    'of fewer',
    ['function show: (...ids: Array<string | number>) => void'],
    ['function show: (...ids: string[]) => void'],
    ['breaking changed show'],
  ],
  [
    'a list of a known length is as many parameters',
    ['function show: (...all: [id: string, count?: number]) => void'],
    ['function show: (id: string, count?: number) => void'],
    [],
  ],
  [
    'two of one type change places',
    ['function send: (from: string, to: string) => void'],
    ['function send: (to: string, from: string) => void'],
    ['breaking changed send'],
  ],
  [
    'nothing becomes something',
    ['function f: () => void'],
    ['function f: () => string'],
    ['addition changed f'],
  ],
  ['something nothing', ['function f: () => string'], ['function f: () => void'], ['breaking changed f']],
  [
    'it is done later',
    ['function f: () => void'],
    ['function f: () => Promise<void>'],
    ['breaking changed f'],
  ],
  ['a function becomes a constant', ['function f: () => void'], ['variable f: () => void'], []],
  [
    'a union that is taken gets narrower',
    ["function f: (a: 'x' | 'y') => void"],
    ["function f: (a: 'x') => void"],
    ['breaking changed f'],
  ],
  [
    'a union that is returned gets wider',
    ['function f: () => string'],
    ['function f: () => string | undefined'],
    ['breaking changed f'],
  ],
  [
    'what could be anything is something',
    ['function f: () => any'],
    ['function f: () => string'],
    ['breaking changed f'],
  ],
  [
    'a large number is no small one',
    ['function f: (a: number) => 1n'],
    ['function f: (a: number) => number'],
    ['breaking changed f'],
  ],
  [
    'a method inside of a type takes less',
    ['function open: () => { save(x: string | number): void }'],
    ['function open: () => { save(x: string): void }'],
    ['breaking changed open'],
  ],
  [
    'a callback gets something optional',
    ['function on: (listener: (id: string) => void) => void'],
    ['function on: (listener: (id?: string) => void) => void'],
    ['breaking changed on'],
  ],
  [
    'a callback has to return something',
    ['function on: (listener: () => void) => void'],
    ['function on: (listener: () => boolean) => void'],
    ['breaking changed on'],
  ],
  [
    'a question is about another type',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (b: unknown) => b is string | number'],
    ['breaking changed isText'],
  ],
  [
    'a question is about the same type',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (b: unknown) => b is string'],
    [],
  ],
  [
    'an answer says more',
    ['function isText: (a: unknown) => boolean'],
    ['function isText: (a: unknown) => a is string'],
    ['addition changed isText'],
  ],
  [
    'an answer says less',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (a: unknown) => boolean'],
    ['breaking changed isText'],
  ],
  [
    'another order of overloads says nothing',
    ['function f: ((a: string) => void) & ((a: number) => void)'],
    ['function f: ((a: number) => void) & ((a: string) => void)'],
    [],
  ],
  [
    'what a mutation takes gets narrower',
    ['function use: () => UseMutationResult<string, Error, string | number>'],
    ['function use: () => UseMutationResult<string, Error, string>'],
    ['breaking changed use'],
  ],
];

const OBJECTS: Case[] = [
  [
    'a required option',
    ['function f: (options: { a?: string }) => void'],
    ['function f: (options: { a: string }) => void'],
    ['breaking changed f'],
  ],
  [
    'the key of an index has another name',
    ['function f: () => { [id: string]: number }'],
    ['function f: () => { [name: string]: number }'],
    [],
  ],
  [
    'in an interface too',
    [...ORDER, 'property Order.[id: string]: string'],
    [...ORDER, 'property Order.[name: string]: string'],
    [],
  ],
  [
    'an index is nothing that has to be given',
    ORDER,
    [...ORDER, 'property Order.[id: string]: string'],
    ['addition added Order.[id: string]'],
  ],
  [
    'what is given may be read-only',
    ORDER,
    ['interface Order', 'property Order.id readonly: string'],
    ['fix changed Order.id'],
  ],
  [
    'what is returned may not',
    RECEIPT,
    ['interface Receipt', 'property Receipt.id readonly: string'],
    ['breaking changed Receipt.id'],
  ],
  [
    'nor in place',
    ['function f: () => { a: string }'],
    ['function f: () => { readonly a: string }'],
    ['breaking changed f'],
  ],
  [
    'a constructor takes something else',
    ['function f: () => { new (a: string): Kiosk }'],
    ['function f: () => { new (a: number): Kiosk }'],
    ['breaking changed f'],
  ],
  [
    'a constructor can take more',
    ['function f: () => { new (a: string): Kiosk }'],
    ['function f: () => { new (a: string, b?: string): Kiosk }'],
    ['addition changed f'],
  ],
  [
    'a getter has another type, whatever its setter says',
    ['function f: () => { get a(): string; set a(value: string) }'],
    ['function f: () => { get a(): number; set a(value: number) }'],
    ['breaking changed f'],
  ],
  [
    'a setter is gone',
    ['function f: () => { get a(): string; set a(value: string) }'],
    ['function f: () => { get a(): string }'],
    ['breaking changed f'],
  ],
  [
    'a property is a getter and a setter',
    ['function f: () => { a: string }'],
    ['function f: () => { get a(): string; set a(value: string) }'],
    [],
  ],
  [
    'a method is a property that is called',
    ['class Kiosk', 'method Kiosk.open: () => void'],
    ['class Kiosk', 'property Kiosk.open: () => void'],
    [],
  ],
  [
    'what has a type that turns its argument around is given',
    [
      'type Taken: <T> = (value: T) => void',
      'interface Gift',
      'property Gift.a: string',
      'function take: () => Taken<Gift>',
    ],
    [
      'type Taken: <T> = (value: T) => void',
      'interface Gift',
      'property Gift.a: string',
      'property Gift.b: string',
      'function take: () => Taken<Gift>',
    ],
    ['breaking added Gift.b'],
  ],
  [
    'a value of an enumeration has a new name',
    ['enum Color', "value Color.Red: 'red'"],
    ['enum Color', "value Color.Crimson: 'red'"],
    ['addition added Color.Crimson', 'breaking removed Color.Red'],
  ],
  [
    'one that is returned has another value',
    ["type State: = 'open' | 'paid'", 'function stateOf: () => State'],
    ["type State: = 'open' | 'settled'", 'function stateOf: () => State'],
    ['breaking changed State'],
  ],
  [
    'one that is returned has a new value besides',
    ["type State: = 'open'", 'function stateOf: () => State'],
    ["type State: = 'open' | 'paid'", 'function stateOf: () => State'],
    ['addition changed State'],
  ],
];

const CLASSES: Case[] = [
  ['a class becomes abstract', ['class Kiosk'], ['class Kiosk: abstract'], ['breaking changed Kiosk']],
  [
    'an abstract class has the same parent',
    ['class Kiosk: abstract extends Error'],
    ['class Kiosk: extends Error'],
    ['addition changed Kiosk'],
  ],
  [
    'a member becomes static',
    ['class Kiosk', 'method Kiosk.open: () => void'],
    ['class Kiosk', 'method Kiosk.open static: () => void'],
    ['breaking changed Kiosk.open'],
  ],
  [
    'a class that took nothing has a constructor',
    ['class Kiosk'],
    ['class Kiosk', 'constructor Kiosk.constructor: (name: string) => void'],
    ['breaking changed Kiosk.constructor'],
  ],
  [
    'of which nothing is required',
    ['class Kiosk'],
    ['class Kiosk', 'constructor Kiosk.constructor: (name?: string) => void'],
    ['addition changed Kiosk.constructor'],
  ],
  [
    'it is a child of a class that nobody knows, and of its own nothing is required',
    ['class Kiosk: extends Stand'],
    [
      'class Kiosk: extends Stand',
      'constructor Kiosk.constructor: (name?: string, ...more: string[]) => void',
    ],
    ['addition added Kiosk.constructor'],
  ],
  [
    'and something is',
    ['class Kiosk: extends Stand'],
    ['class Kiosk: extends Stand', 'constructor Kiosk.constructor: (name: string) => void'],
    ['breaking added Kiosk.constructor'],
  ],
  [
    'a class without one takes nothing',
    ['class Kiosk', 'constructor Kiosk.constructor: () => void'],
    ['class Kiosk'],
    [],
  ],
  [
    'a constructor is hidden',
    ['class Kiosk'],
    ['class Kiosk', 'constructor Kiosk.constructor: never'],
    ['breaking changed Kiosk.constructor'],
  ],
  [
    'a hidden constructor is shown',
    ['class Kiosk', 'constructor Kiosk.constructor: never'],
    ['class Kiosk', 'constructor Kiosk.constructor: (name: string) => void'],
    ['addition changed Kiosk.constructor'],
  ],
  [
    'a constructor is the parent’s',
    ['class Base', 'constructor Base.constructor: (name: string) => void', 'class Kiosk: extends Base'],
    [
      'class Base',
      'constructor Base.constructor: (name: string) => void',
      'class Kiosk: extends Base',
      'constructor Kiosk.constructor: (name: string, place: string) => void',
    ],
    ['breaking changed Kiosk.constructor'],
  ],
  ['a parent is gone', ['class Kiosk: extends Error'], ['class Kiosk'], ['breaking changed Kiosk']],
  ['what it implements is told of by its members', ['class Kiosk: implements Open'], ['class Kiosk'], []],
];

const PARENTS: Case[] = [
  [
    'what is given has a parent with something required',
    [...ORDER, 'interface Named', 'property Named.name: string'],
    [
      'interface Order: extends Named',
      'property Order.id: string',
      'interface Named',
      'property Named.name: string',
    ],
    ['breaking changed Order'],
  ],
  [
    'with nothing required',
    [...ORDER, 'interface Named', 'property Named.name optional: string'],
    [
      'interface Order: extends Named',
      'property Order.id: string',
      'interface Named',
      'property Named.name optional: string',
    ],
    ['addition changed Order'],
  ],
  [
    'what is returned has one',
    [...RECEIPT, 'interface Named', 'property Named.name: string'],
    [
      'interface Receipt: extends Named',
      'property Receipt.id: string',
      'interface Named',
      'property Named.name: string',
    ],
    ['addition changed Receipt'],
  ],
  [
    'a member has another type when it is inherited',
    [...ORDER, 'interface Named', 'property Named.id: number'],
    ['interface Order: extends Named', 'interface Named', 'property Named.id: number'],
    ['addition changed Order', 'breaking changed Order.id'],
  ],
  [
    'or when it no longer is',
    ['interface Order: extends Named', 'interface Named', 'property Named.id: number'],
    [...ORDER, 'interface Named', 'property Named.id: number'],
    ['breaking changed Order.id'],
  ],
  [
    'or when the parent is given another type',
    ['interface Order: extends Named<string>', 'interface Named: <T>', 'property Named.id: T'],
    ['interface Order: extends Named<number>', 'interface Named: <T>', 'property Named.id: T'],
    ['addition changed Order', 'breaking changed Order.id'],
  ],
  [
    'a parent goes with what it had',
    ['interface Receipt: extends Named', 'interface Named', 'property Named.name: string'],
    ['interface Receipt', 'interface Named', 'property Named.name: string'],
    ['breaking changed Receipt'],
  ],
  [
    'an interface becomes a type with the same members',
    [
      'interface Order: extends Named',
      'property Order.id: string',
      'interface Named',
      'property Named.a: string',
    ],
    ['type Order: = Named & { id: string }', 'interface Named', 'property Named.a: string'],
    [],
  ],
];

describe.each<[string, Case[]]>([
  ['type parameters', GENERICS],
  ['calls', CALLS],
  ['objects', OBJECTS],
  ['classes', CLASSES],
  ['parents', PARENTS],
])('the impact on %s', (_, cases) => {
  it.each(cases)('is right where %s', (_what, before, after, expected) => {
    const changedNames = new Set([...before, ...after].map((line) => itemOf(line).name));
    const unchanged = [...SHOP, ...ORDER, ...RECEIPT].filter((line) => {
      const { name } = itemOf(line);
      return !changedNames.has(name) && !changedNames.has(name.replace(/\..*/, ''));
    });
    expect(changesOf(before, after, unchanged)).toEqual(expected);
  });
});
