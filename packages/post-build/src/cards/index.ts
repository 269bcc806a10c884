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
  const pictures = icons.map(([name, size]): [path: string, picture: Picture] => [
    `img/${name}`,
    { svg: iconSvg, size },
  ]);
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
  return { files: pictures.map(([name], index) => ({ path: name, content: drawn[index] ?? '' })), head };

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
