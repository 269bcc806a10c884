const pattern = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Parses a date and time with a time zone, in the format of XML Schema's `dateTimeStamp`.
 *
 * @returns milliseconds since 1970, or `null` when the value is not such a time
 * @internal
 */
export function readTime(value: unknown): number | null {
  const [text, year, month, day] = (typeof value === 'string' && pattern.exec(value)) || [];
  if (text === undefined) return null;
  const time = Date.parse(text);
  // `Date` accepts the 30th of February as a day in March.
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number.isNaN(time) || Number(day) > lastDay ? null : time;
}
