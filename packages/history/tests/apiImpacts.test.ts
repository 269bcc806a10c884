import { describe, expect, it } from 'vitest';
import type { ApiItem, ItemKind } from '../src/ApiItem.ts';
import { compareApis } from '../src/compare/compareApis.ts';

/** Parses an item written as `kind name flags: type`. */
function itemOf(line: string): ApiItem {
  const [, kind, name, flags, type] =
    /^(\w+) ((?:[^\s[]|\[[^\]]*\])+?)((?: (?:readonly|optional|static))*)(?:: (.*))?$/s.exec(line) ?? [];
  if (!kind || !name) throw new Error(`"${line}" is not an item.`);
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

type Case = [title: string, before: string[], after: string[], changes: string[]];

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
    'a type gets a parameter with a default',
    ['type List: = string[]'],
    ['type List: <T = string> = string[]'],
    ['addition changed List'],
  ],
  ['a type loses a parameter', ['interface Box: <T, U>'], ['interface Box: <T>'], ['breaking changed Box']],
  [
    'the constraint of a parameter gets narrower',
    ['interface Box: <T extends string>'],
    ["interface Box: <T extends 'a'>"],
    ['breaking changed Box'],
  ],
  [
    'the constraint of a parameter gets wider',
    ["interface Box: <T extends 'a'>"],
    ['interface Box: <T extends string>'],
    ['addition changed Box'],
  ],
  [
    'a parameter gets a constraint',
    ['interface Box: <T>'],
    ['interface Box: <T extends string>'],
    ['breaking changed Box'],
  ],
  [
    'a parameter loses its constraint',
    ['interface Box: <T extends string>'],
    ['interface Box: <T>'],
    ['addition changed Box'],
  ],
  [
    'the default of a parameter changes',
    ['interface Box: <T = string>'],
    ['interface Box: <T = number>'],
    ['breaking changed Box'],
  ],
  [
    'a parameter loses its default',
    ['class Box: <T = string>'],
    ['class Box: <T>'],
    ['breaking changed Box'],
  ],
  [
    'a parameter is renamed',
    ['interface Box: <T>', 'property Box.value: T', 'property Box.T: string'],
    ['interface Box: <Value>', 'property Box.value: Value', 'property Box.T: string'],
    [],
  ],
  [
    'two parameters change places',
    ['interface Box: <A, B>', 'property Box.a: A'],
    ['interface Box: <B, A>', 'property Box.a: A'],
    ['breaking changed Box.a'],
  ],
  [
    'a call gets a type parameter that is inferred',
    ['function show: (a: string) => void'],
    ['function show: <T extends string>(a: string) => void'],
    ['addition changed show'],
  ],
  [
    'the constraint of a call gets narrower',
    ['function show: <T>(a: T) => void'],
    ['function show: <T extends string>(a: T) => void'],
    ['breaking changed show'],
  ],
  [
    'a call infers its argument and returns it',
    ['function show: (a: string) => string'],
    ['function show: <T extends string>(a: T) => T'],
    ['addition changed show'],
  ],
  [
    'a call infers its argument and accepts fewer types',
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
    'a call renames its type parameter',
    ['function show: <T>(a: T, T: string) => T[]'],
    ['function show: <Value>(a: Value, T: string) => Value[]'],
    [],
  ],
];

const CALLS: Case[] = [
  [
    'the remaining parameter moves',
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
    'a type predicate is about another parameter',
    ['function isText: (a: unknown, b: unknown) => a is string'],
    ['function isText: (a: unknown, b: unknown) => b is string'],
    ['breaking changed isText'],
  ],
  [
    'the parameter of a type predicate is renamed',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (value: unknown) => value is string'],
    [],
  ],
  [
    'a rest parameter becomes a single one',
    ['function show: (...ids: string[]) => void'],
    ['function show: (ids?: string) => void'],
    ['breaking changed show'],
  ],
  [
    'a single parameter becomes a rest parameter',
    ['function show: (id: string) => void'],
    ['function show: (...ids: string[]) => void'],
    ['addition changed show'],
  ],
  [
    'a rest parameter accepts more types',
    ['function show: (...ids: readonly string[]) => void'],
    ['function show: (...ids: (string | number)[]) => void'],
    ['addition changed show'],
  ],
  [
    'a rest parameter accepts fewer types',
    ['function show: (...ids: Array<string | number>) => void'],
    ['function show: (...ids: string[]) => void'],
    ['breaking changed show'],
  ],
  [
    'a rest parameter with a tuple becomes separate parameters',
    ['function show: (...all: [id: string, count?: number]) => void'],
    ['function show: (id: string, count?: number) => void'],
    [],
  ],
  [
    'two parameters of one type change places',
    ['function send: (from: string, to: string) => void'],
    ['function send: (to: string, from: string) => void'],
    ['breaking changed send'],
  ],
  [
    'a call without a result returns a value',
    ['function f: () => void'],
    ['function f: () => string'],
    ['addition changed f'],
  ],
  [
    'a call no longer returns a value',
    ['function f: () => string'],
    ['function f: () => void'],
    ['breaking changed f'],
  ],
  [
    'a call without a result returns a promise',
    ['function f: () => void'],
    ['function f: () => Promise<void>'],
    ['breaking changed f'],
  ],
  ['a function becomes a constant', ['function f: () => void'], ['variable f: () => void'], []],
  [
    'a union of a parameter gets narrower',
    ["function f: (a: 'x' | 'y') => void"],
    ["function f: (a: 'x') => void"],
    ['breaking changed f'],
  ],
  [
    'a union of a result gets wider',
    ['function f: () => string'],
    ['function f: () => string | undefined'],
    ['breaking changed f'],
  ],
  [
    'a result of type any gets a type',
    ['function f: () => any'],
    ['function f: () => string'],
    ['breaking changed f'],
  ],
  [
    'a bigint becomes a number',
    ['function f: (a: number) => 1n'],
    ['function f: (a: number) => number'],
    ['breaking changed f'],
  ],
  [
    'a method in an object type accepts fewer types',
    ['function open: () => { save(x: string | number): void }'],
    ['function open: () => { save(x: string): void }'],
    ['breaking changed open'],
  ],
  [
    'a callback gets an optional argument',
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
    'a type predicate is about another type',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (b: unknown) => b is string | number'],
    ['breaking changed isText'],
  ],
  [
    'a type predicate is about the same type',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (b: unknown) => b is string'],
    [],
  ],
  [
    'a boolean becomes a type predicate',
    ['function isText: (a: unknown) => boolean'],
    ['function isText: (a: unknown) => a is string'],
    ['addition changed isText'],
  ],
  [
    'a type predicate becomes a boolean',
    ['function isText: (a: unknown) => a is string'],
    ['function isText: (a: unknown) => boolean'],
    ['breaking changed isText'],
  ],
  [
    'overloads have another order',
    ['function f: ((a: string) => void) & ((a: number) => void)'],
    ['function f: ((a: number) => void) & ((a: string) => void)'],
    [],
  ],
  [
    'the input of a mutation gets narrower',
    ['function use: () => UseMutationResult<string, Error, string | number>'],
    ['function use: () => UseMutationResult<string, Error, string>'],
    ['breaking changed use'],
  ],
];

const OBJECTS: Case[] = [
  [
    'an option becomes required',
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
    'the key of an index in an interface has another name',
    [...ORDER, 'property Order.[id: string]: string'],
    [...ORDER, 'property Order.[name: string]: string'],
    [],
  ],
  [
    'an input gets an index signature',
    ORDER,
    [...ORDER, 'property Order.[id: string]: string'],
    ['addition added Order.[id: string]'],
  ],
  [
    'a property of an input becomes read-only',
    ORDER,
    ['interface Order', 'property Order.id readonly: string'],
    ['fix changed Order.id'],
  ],
  [
    'a property of a result becomes read-only',
    RECEIPT,
    ['interface Receipt', 'property Receipt.id readonly: string'],
    ['breaking changed Receipt.id'],
  ],
  [
    'a property of an inline result becomes read-only',
    ['function f: () => { a: string }'],
    ['function f: () => { readonly a: string }'],
    ['breaking changed f'],
  ],
  [
    'the argument of a constructor changes its type',
    ['function f: () => { new (a: string): Kiosk }'],
    ['function f: () => { new (a: number): Kiosk }'],
    ['breaking changed f'],
  ],
  [
    'a constructor gets an optional parameter',
    ['function f: () => { new (a: string): Kiosk }'],
    ['function f: () => { new (a: string, b?: string): Kiosk }'],
    ['addition changed f'],
  ],
  [
    'a getter and its setter change their type',
    ['function f: () => { get a(): string; set a(value: string) }'],
    ['function f: () => { get a(): number; set a(value: number) }'],
    ['breaking changed f'],
  ],
  [
    'a setter is removed',
    ['function f: () => { get a(): string; set a(value: string) }'],
    ['function f: () => { get a(): string }'],
    ['breaking changed f'],
  ],
  [
    'a property becomes a getter and a setter',
    ['function f: () => { a: string }'],
    ['function f: () => { get a(): string; set a(value: string) }'],
    [],
  ],
  [
    'a method becomes a property with a function type',
    ['class Kiosk', 'method Kiosk.open: () => void'],
    ['class Kiosk', 'property Kiosk.open: () => void'],
    [],
  ],
  [
    'an input has a generic type with the opposite direction',
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
    'a union of names in a result has another value',
    ["type State: = 'open' | 'paid'", 'function stateOf: () => State'],
    ["type State: = 'open' | 'settled'", 'function stateOf: () => State'],
    ['breaking changed State'],
  ],
  [
    'a union of names in a result has an additional value',
    ["type State: = 'open'", 'function stateOf: () => State'],
    ["type State: = 'open' | 'paid'", 'function stateOf: () => State'],
    ['addition changed State'],
  ],
];

const CLASSES: Case[] = [
  ['a class becomes abstract', ['class Kiosk'], ['class Kiosk: abstract'], ['breaking changed Kiosk']],
  [
    'an abstract class with a parent becomes concrete',
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
    'a class without a constructor gets one with a required parameter',
    ['class Kiosk'],
    ['class Kiosk', 'constructor Kiosk.constructor: (name: string) => void'],
    ['breaking changed Kiosk.constructor'],
  ],
  [
    'a class without a constructor gets one with an optional parameter',
    ['class Kiosk'],
    ['class Kiosk', 'constructor Kiosk.constructor: (name?: string) => void'],
    ['addition changed Kiosk.constructor'],
  ],
  [
    'a class with an unknown parent gets a constructor with optional parameters',
    ['class Kiosk: extends Stand'],
    [
      'class Kiosk: extends Stand',
      'constructor Kiosk.constructor: (name?: string, ...more: string[]) => void',
    ],
    ['addition added Kiosk.constructor'],
  ],
  [
    'a class with an unknown parent gets a constructor with a required parameter',
    ['class Kiosk: extends Stand'],
    ['class Kiosk: extends Stand', 'constructor Kiosk.constructor: (name: string) => void'],
    ['breaking added Kiosk.constructor'],
  ],
  [
    'a constructor without parameters is removed',
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
    'a hidden constructor becomes public',
    ['class Kiosk', 'constructor Kiosk.constructor: never'],
    ['class Kiosk', 'constructor Kiosk.constructor: (name: string) => void'],
    ['addition changed Kiosk.constructor'],
  ],
  [
    'a class declares a constructor other than the inherited one',
    ['class Base', 'constructor Base.constructor: (name: string) => void', 'class Kiosk: extends Base'],
    [
      'class Base',
      'constructor Base.constructor: (name: string) => void',
      'class Kiosk: extends Base',
      'constructor Kiosk.constructor: (name: string, place: string) => void',
    ],
    ['breaking changed Kiosk.constructor'],
  ],
  ['a parent is removed', ['class Kiosk: extends Error'], ['class Kiosk'], ['breaking changed Kiosk']],
  ['a class no longer states what it implements', ['class Kiosk: implements Open'], ['class Kiosk'], []],
];

const PARENTS: Case[] = [
  [
    'an input gets a parent with a required member',
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
    'an input gets a parent with an optional member',
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
    'a result gets a parent',
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
    'a member is inherited with another type',
    [...ORDER, 'interface Named', 'property Named.id: number'],
    ['interface Order: extends Named', 'interface Named', 'property Named.id: number'],
    ['addition changed Order', 'breaking changed Order.id'],
  ],
  [
    'an inherited member is declared with another type',
    ['interface Order: extends Named', 'interface Named', 'property Named.id: number'],
    [...ORDER, 'interface Named', 'property Named.id: number'],
    ['breaking changed Order.id'],
  ],
  [
    'the type argument of the parent changes',
    ['interface Order: extends Named<string>', 'interface Named: <T>', 'property Named.id: T'],
    ['interface Order: extends Named<number>', 'interface Named: <T>', 'property Named.id: T'],
    ['addition changed Order', 'breaking changed Order.id'],
  ],
  [
    'a parent and its members are removed',
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
  it.each(cases)('is correct if %s', (_title, before, after, expected) => {
    const changedNames = new Set([...before, ...after].map((line) => itemOf(line).name));
    const unchanged = [...SHOP, ...ORDER, ...RECEIPT].filter((line) => {
      const { name } = itemOf(line);
      return !changedNames.has(name) && !changedNames.has(name.replace(/\..*/, ''));
    });
    expect(changesOf(before, after, unchanged)).toEqual(expected);
  });
});
