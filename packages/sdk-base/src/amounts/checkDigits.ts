import { badArgument } from '../checkTypes.ts';

/** The largest value of an ERC-20 token's `decimals`, a `uint8`. */
const mostDigits = 255;

/**
 * Returns a number of digits if it's valid.
 *
 * @throws {@link SdkError} of type `InvalidArgument` when it is not a whole number in range
 * @internal
 */
export function checkDigits(argument: string, value: unknown, least = 0, most = mostDigits): number {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most)
    return value as number;
  throw badArgument(argument, `\`${argument}\` must be a whole number from ${least} to ${most}.`);
}
