import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtFile, readBuiltPage } from '../builtPages.ts';
import { addToHead } from './addToHead.ts';
import { CardPress, cardSize } from './drawCard.ts';

/** Icons that cannot be SVG: what phones put on a home screen. */
const icons: [name: string, size: number][] = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
];

/**
 * Draws a card for each page, which is shown where somebody shares its link, and describes the page to search engines
 * (TechArticle). All of it is in the HTML only: a reader's browser loads nothing for it.
 */
export default function socialCards({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const absolute = (address: string) => siteConfig.url + baseUrl + address;
  const image = (name: string) =>
    fs.readFileSync(path.join(siteDir, 'src/brand/generated/img', name), 'utf8');

  return {
    name: 'social-cards',

    async postBuild({ outDir, routesPaths, routesBuildMetadata }) {
      const press = new CardPress(
        path.join(siteDir, 'node_modules/.cache/social-cards'),
        siteConfig.title,
        image('logo.svg'),
      );
      fs.mkdirSync(path.join(outDir, 'img'), { recursive: true });
      for (const [name, size] of icons) {
        const icon = new Resvg(image('icon-maskable.svg'), { fitTo: { mode: 'width', value: size } });
        fs.writeFileSync(path.join(outDir, 'img', name), icon.render().asPng());
      }
      for (const route of routesPaths) {
        if (route.endsWith('404.html') || routesBuildMetadata[route]?.noIndex) continue;
        const file = builtFile(outDir, route.slice(baseUrl.length));
        const page = readBuiltPage(outDir, baseUrl, route);
        const title = page?.title ?? siteConfig.tagline;
        const section = page?.breadcrumb.join(' / ') ?? '';
        const name = `img/cards/${route.slice(baseUrl.length).replace(/\/$/, '/index') || 'index'}.png`;
        const card = path.join(outDir, name);
        const png = await press.draw({ title, section: section || siteConfig.title });
        fs.mkdirSync(path.dirname(card), { recursive: true });
        fs.writeFileSync(card, png);
        const meta = [
          ['property', 'og:image', absolute(name)],
          ['property', 'og:image:width', String(cardSize.width)],
          ['property', 'og:image:height', String(cardSize.height)],
          ['property', 'og:image:alt', `${title}: ${siteConfig.title}`],
          ['property', 'og:type', page ? 'article' : 'website'],
          ['property', 'og:site_name', siteConfig.title],
          ['name', 'twitter:image', absolute(name)],
        ] as const;
        const article = page && {
          '@context': 'https://schema.org',
          '@type': 'TechArticle',
          headline: title,
          description: page.description,
          url: siteConfig.url + route,
          image: absolute(name),
          inLanguage: 'en',
          ...(page.breadcrumb.length > 0 && { articleSection: page.breadcrumb.join(' / ') }),
          isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: absolute('') },
        };
        // In one go: other plugins add to the same file.
        addToHead(file, meta, article || undefined);
      }
    },
  };
}
