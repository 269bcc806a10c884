/** Physical sides by their logical names. All pages are written from left to right. */
const PHYSICAL: Readonly<Record<string, readonly string[]>> = {
  block: ['top', 'bottom'],
  inline: ['left', 'right'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  'inline-start': ['left'],
  'inline-end': ['right'],
};
const SIZES: Readonly<Record<string, string>> = { 'inline-size': 'width', 'block-size': 'height' };

/** Longhands that a shorthand sets, even implicitly, as patterns for the rest of their names. */
const PARTS: Readonly<Record<string, RegExp>> = {
  background: /^/,
  border: /^(?:(?:top|right|bottom|left)(?:-(?:width|style|color))?|width|style|color)$/,
  'list-style': /^/,
  margin: /^/,
  overflow: /^[xy]$/,
  padding: /^/,
  'text-decoration': /^(?:line|style|color|thickness)$/,
  transition: /^/,
};

/** Converts a logical property to the one or two physical properties that it sets. */
function physical(property: string): string[] {
  const size = /^((?:min|max)-)?(inline-size|block-size)$/.exec(property);
  if (size) return [`${size[1] ?? ''}${SIZES[size[2] ?? ''] ?? ''}`];
  const side = /^(margin|padding|border)-((?:block|inline)(?:-start|-end)?)(-(?:width|style|color))?$/.exec(
    property,
  );
  const [, box = '', where = '', part = ''] = side ?? [];
  return PHYSICAL[where]?.map((one) => `${box}-${one}${part}`) ?? [property];
}

/** Whether a property sets everything that another one sets. */
export function covers(own: string, other: string): boolean {
  const all = physical(own);
  return physical(other).every((one) =>
    all.some((name) => name === one || (one.startsWith(`${name}-`) && coversPart(name, one))),
  );
}

function coversPart(name: string, one: string): boolean {
  // The border of one side is also a shorthand.
  if (/^border-(?:top|right|bottom|left)$/.test(name)) return /-(?:width|style|color)$/.test(one);
  return PARTS[name]?.test(one.slice(name.length + 1)) ?? false;
}
