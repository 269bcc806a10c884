/** Browsers skip these characters when they parse an address. */
// oxlint-disable-next-line no-control-regex
const SKIPPED = /[\u0000-\u0020]/g;

/** Returns the problem with an address in any position, if there's one. */
export function addressMessage(address: string): string | undefined {
  const [, scheme] = /^(javascript|vbscript|data):/i.exec(address.replace(SKIPPED, '')) ?? [];
  return (
    scheme &&
    `an address with ${scheme.toLowerCase()}: can contain code, which pages must not have. Link to a page`
  );
}

/** Matches an address with a host, or with a scheme other than Docusaurus's own, which marks a file of this site. */
const ELSEWHERE = /^(?:(?!pathname:\/\/\/)[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/**
 * Returns the problem with the address of an image, if there's one. An image on another host tells that host who
 * reads the page.
 */
export const pictureMessage = (address: string): string | undefined =>
  addressMessage(address) ??
  (ELSEWHERE.test(address.replace(SKIPPED, ''))
    ? `the picture ${address} is on another host, which could track readers. Put it into static/img`
    : undefined);

/** Attributes with the address of a resource that loads with the page. */
const LOADED = new Set(['src', 'srcset', 'poster', 'background']);

/** Returns the problem with the value of an attribute, if there's one. */
export function attributeValueMessage(name: string, value: string): string | undefined {
  if (!LOADED.has(name.toLowerCase())) return addressMessage(value);
  // `srcset` has several addresses, each followed by a size.
  const addresses =
    name.toLowerCase() === 'srcset'
      ? value.split(',').map((part) => part.trim().replace(/\s.*$/s, ''))
      : [value];
  return addresses.map(pictureMessage).find((message) => message !== undefined);
}
