import fs from 'node:fs';
import path from 'node:path';
import { metaTag, jsonLdTag } from '../head.ts';
import type { StepOutput, BuiltSite } from '../BuildStep.ts';
import type { BuiltPage } from '../BuiltPage.ts';
import { cardSize } from './design.ts';
import { drawPictures } from './drawPictures.ts';
import type { Picture } from './Picture.ts';

/** Icons that can't be SVG, since phones show them on the home screen. */
const icons: [name: string, size: number][] = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
];

/** The icon for programs that ask for it by convention, without reading a page. */
const FAVICON = 'favicon.ico';
const FAVICON_SIZE = 32;

/** Packs a PNG into an ICO file: a header, a list with one entry of 16 bytes, and the PNG. */
function toIco(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(FAVICON_SIZE, 6);
  head.writeUInt8(FAVICON_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/**
 * Draws a card for each page, which is shown where its link is shared, and describes the page to search engines
 * (TechArticle). Both are only referenced in the HTML, so a reader's browser loads nothing for them.
 */
export async function socialCards({ siteDir, siteConfig, baseUrl, pages }: BuiltSite): Promise<StepOutput> {
  const image = (name: string) =>
    fs.readFileSync(path.join(siteDir, 'src/brand/generated/img', name), 'utf8');
  const site = siteConfig.title;
  const mark = image('logo.svg');
  const iconSvg = image('icon-maskable.svg');
  const pictures: [path: string, picture: Picture][] = icons.map(([name, size]) => [
    `img/${name}`,
    { svg: iconSvg, size },
  ]);
  pictures.push([FAVICON, { svg: image('favicon.svg'), size: FAVICON_SIZE }]);
  const head: [BuiltPage, string][] = [];
  for (const page of pages) {
    const { searchPage } = page;
    const title = searchPage?.title ?? siteConfig.tagline;
    const section = searchPage?.breadcrumb.join(' / ') ?? '';
    const name = `img/cards/${page.path.slice(baseUrl.length).replace(/\/$/, '/index') || 'index'}.png`;
    pictures.push([name, { title, section: section || site, site, mark }]);
    head.push([page, tagsOf(page, { title, section, image: name })]);
  }
  const drawn = await drawPictures(
    siteDir,
    pictures.map(([, picture]) => picture),
  );
  const files = pictures.map(([name], index) => {
    const content = drawn[index] ?? new Uint8Array();
    return { path: name, content: name === FAVICON ? toIco(content) : content };
  });
  return { files, head };

  function tagsOf(
    { path: route, searchPage }: BuiltPage,
    card: Record<'title' | 'section' | 'image', string>,
  ) {
    const home = siteConfig.url + baseUrl;
    const address = home + card.image;
    const tags = [
      ['property', 'og:image', address],
      ['property', 'og:image:width', String(cardSize.width)],
      ['property', 'og:image:height', String(cardSize.height)],
      ['property', 'og:image:alt', `${card.title}: ${siteConfig.title}`],
      ['property', 'og:type', searchPage ? 'article' : 'website'],
      ['property', 'og:site_name', siteConfig.title],
      ['name', 'twitter:image', address],
    ] as const;
    const article = searchPage && {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: card.title,
      description: searchPage.description,
      url: siteConfig.url + route,
      image: address,
      inLanguage: 'en',
      ...(card.section && { articleSection: card.section }),
      isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: home },
    };
    return [...tags.map(metaTag), ...(article ? [jsonLdTag(article)] : [])].join('');
  }
}
