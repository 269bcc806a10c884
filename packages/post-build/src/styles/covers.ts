/** Sides of a box by the names that the writing direction gives them: all pages are written from left to right. */
const PHYSICAL: Readonly<Record<string, readonly string[]>> = {
  block: ['top', 'bottom'],
  inline: ['left', 'right'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  'inline-start': ['left'],
  'inline-end': ['right'],
};
const SIZES: Readonly<Record<string, string>> = { 'inline-size': 'width', 'block-size': 'height' };

/** What a shorthand says, be it written out or not: the ends of the names below its own. */
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

/** A property by its sides' own names: one, or the two that it sets. */
function physical(property: string): string[] {
  const size = /^((?:min|max)-)?(inline-size|block-size)$/.exec(property);
  if (size) return [`${size[1] ?? ''}${SIZES[size[2] ?? ''] ?? ''}`];
  const side = /^(margin|padding|border)-((?:block|inline)(?:-start|-end)?)(-(?:width|style|color))?$/.exec(
    property,
  );
  const [, box = '', where = '', part = ''] = side ?? [];
  return PHYSICAL[where]?.map((one) => `${box}-${one}${part}`) ?? [property];
}

/** Whether a property sets all that another one does. */
export function covers(own: string, other: string): boolean {
  const all = physical(own);
  return physical(other).every((one) =>
    all.some((name) => name === one || (one.startsWith(`${name}-`) && coversPart(name, one))),
  );
}

function coversPart(name: string, one: string): boolean {
  // A side of a border is a shorthand too.
  if (/^border-(?:top|right|bottom|left)$/.test(name)) return /-(?:width|style|color)$/.test(one);
  return PARTS[name]?.test(one.slice(name.length + 1)) ?? false;
}
