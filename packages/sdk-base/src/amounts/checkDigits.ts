import { badArgument } from '../checkTypes.ts';

/** What an ERC-20 token's `decimals`, a `uint8`, can hold. */
const mostDigits = 255;

/**
 * Checks a number of digits.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when it is not a whole number in range
 * @internal
 */
export function checkDigits(argument: string, value: unknown, least = 0, most = mostDigits): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most)
    return value as number;
  throw badArgument(argument, `\`${argument}\` must be a whole number from ${least} to ${most}.`);
}
