/**
 * Is an element of the page: `HTMLElement`, where a program has the types of the DOM.
 *
 * @remarks
 * On a server without these types it is `never`: there is no page to put anything into, and no need to add the types.
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
 * @category Types
 * @since 0.2.0
 */
export type PageElement = typeof globalThis extends { HTMLElement: { prototype: infer Element } }
  ? Element
  : never;
