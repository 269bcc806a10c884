/**
 * An element of the page: `HTMLElement`, if your program has the DOM's types.
 *
 * @remarks
 * On a server without these types, it's `never`: there is no page to mount anything into, and you don't need to add
 * the types.
 *
 * @example Mount a field into an element
 * ```ts
 * import type { Client, InputField, PageElement } from '@nacre/sdk-base';
 *
 * function mount(client: Client, container: PageElement): InputField {
 *   return client.mountInput(container, { kind: 'otp', label: 'One-time code' });
 * }
 * ```
 *
 * @see [Embedded wallet](https://docs.nacre.example/products/embedded-wallet/introduction)
 * @advanced
 * @category Types
 * @since 0.2.0
 */
export type PageElement = typeof globalThis extends { HTMLElement: { prototype: infer Element } }
  ? Element
  : never;
