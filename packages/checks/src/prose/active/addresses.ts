/** Where an address leads is decided by what browsers make of it: they skip these signs. */
// oxlint-disable-next-line no-control-regex
const SKIPPED = /[\u0000-\u0020]/g;

/** Why nothing may have an address, if nothing may. */
export function refusedAddress(address: string): string | undefined {
  const [, scheme] = /^(javascript|vbscript|data):/i.exec(address.replace(SKIPPED, '')) ?? [];
  return scheme && `an address with ${scheme.toLowerCase()}: holds code or a page of its own. Link to a page`;
}

/** With a host, or a scheme other than Docusaurus's own, which marks a file of this site. */
const ELSEWHERE = /^(?:(?!pathname:\/\/\/)[a-z][a-z\d+.-]*:|[/\\]{2})/i;

/** Why a picture may not have an address: also because it tells another host who reads the page. */
export const refusedPicture = (address: string): string | undefined =>
  refusedAddress(address) ??
  (ELSEWHERE.test(address.replace(SKIPPED, ''))
    ? `the picture ${address} is on another host, which would learn who reads the page. Put it into static/img`
    : undefined);

/** Attributes that hold an address of something that is loaded with the page. */
const LOADED = new Set(['src', 'srcset', 'poster', 'background']);

/** Why an attribute may not have what it says. */
export function refusedValue(name: string, value: string): string | undefined {
  if (!LOADED.has(name.toLowerCase())) return refusedAddress(value);
  // A set has several addresses, each with a size behind it.
  const addresses =
    name.toLowerCase() === 'srcset'
      ? value.split(',').map((part) => part.trim().replace(/\s.*$/s, ''))
      : [value];
  return addresses.map(refusedPicture).find((why) => why !== undefined);
}
