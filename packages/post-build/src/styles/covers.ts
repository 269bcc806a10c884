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
  const [, box = '', direction = '', part = ''] = side ?? [];
  return PHYSICAL[direction]?.map((name) => `${box}-${name}${part}`) ?? [property];
}

/** Whether a property sets everything that another one sets. */
export function covers(covering: string, covered: string): boolean {
  const coveringNames = physical(covering);
  return physical(covered).every((longhand) =>
    coveringNames.some(
      (name) => name === longhand || (longhand.startsWith(`${name}-`) && coversPart(name, longhand)),
    ),
  );
}

function coversPart(name: string, part: string): boolean {
  // The border of one side is also a shorthand.
  if (/^border-(?:top|right|bottom|left)$/.test(name)) return /-(?:width|style|color)$/.test(part);
  return PARTS[name]?.test(part.slice(name.length + 1)) ?? false;
}
