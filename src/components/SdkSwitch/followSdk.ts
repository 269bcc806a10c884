import { putInAddress, readSdk, SDK } from '../Tabs/tabs.ts';

document.addEventListener(SDK, () => void followSdk());

/**
 * Leads a guide's links to the chosen SDK's reference if both SDKs have the symbol. Authors link to Base. Samples name
 * their package, so their links stay. Also updates an address that was left with another choice.
 */
export async function followSdk(): Promise<void> {
  const sdk = readSdk();
  const { pathname, search } = window.location;
  if (sdk && (new URLSearchParams(search).get(SDK) ?? sdk) !== sdk) putInAddress(sdk);
  const isReact = sdk === 'react';
  const selector = isReact ? '#page-body :not(pre *)[href*="/api/sdk-base/"]' : '[data-led]';
  const links = document.querySelectorAll<HTMLAnchorElement>(selector);
  if (links.length === 0 || pathname.includes('/api/')) return;
  const { default: twins } = await import('@generated/symbol-links/default/twins.json');
  const [from, to] = isReact ? ['sdk-base', 'sdk-react'] : ['sdk-react', 'sdk-base'];
  for (const link of links) {
    if (!twins.includes(link.pathname.split('/').at(-1) ?? '')) continue;
    link.toggleAttribute('data-led', isReact);
    for (const attribute of link.attributes) attribute.value = attribute.value.replace(from, to);
  }
}
