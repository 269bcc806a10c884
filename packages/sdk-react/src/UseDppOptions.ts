import type { QueryOptions } from './QueryOptions.ts';

/**
 * The options of {@link useDpp}: the passport to read, and when to fetch.
 *
 * @example Choose a passport by its id
 * ```tsx
 * import type { UseDppOptions } from '@nacre/sdk-react';
 *
 * export const options: UseDppOptions = { passportId: 'psp_7Jd2kQ9x' };
 * ```
 *
 * @see [Digital product passports](https://docs.nacre.example/solutions/digital-product-passport/introduction)
 * @category Hooks
 * @since 0.1.0
 */
export type UseDppOptions = QueryOptions & {
  /** The passport's id, such as `psp_7Jd2kQ9x`. */
  passportId: string;
};
