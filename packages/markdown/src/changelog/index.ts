import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { moduleGraphFiles } from '../../../model/src/moduleGraphFiles.ts';
import type { PluginWithFiles } from '../../../model/src/SiteFile.ts';
import { rebuildWith } from '../rebuildWith.ts';
import { atomFeed, rssFeed, type FeedInfo } from './feeds.ts';
import { changelogFiles, readReleases } from './readReleases.ts';
import { changelogRoute } from './sources.ts';

const feeds = [
  { name: 'atom.xml', type: 'application/atom+xml', format: 'Atom', write: atomFeed },
  { name: 'rss.xml', type: 'application/rss+xml', format: 'RSS', write: rssFeed },
];

/** Offers the releases of the changelog page as an Atom and an RSS feed. `remarkChangelog` fills the page itself. */
export default function changelog({ siteDir, siteConfig, baseUrl }: LoadContext): PluginWithFiles<unknown> {
  const title = `${siteConfig.title}: changelog`;
  const pageUrl = `${siteConfig.url}${baseUrl}${changelogRoute}`;
  const infoOf = (name: string): FeedInfo => ({
    title,
    description: 'Releases of the SDKs, the backend API and the documentation.',
    pageUrl,
    feedUrl: `${pageUrl}/${name}`,
  });
  const pages = [`docs/${changelogRoute}.mdx`, 'src/pages/_components/Latest.mdx'].map((file) =>
    path.join(siteDir, file),
  );
  return {
    name: 'changelog',
    // Stops a start or a build early if a file is malformed. The error contains file and line.
    loadContent: async () => void readReleases(),
    getPathsToWatch: () => changelogFiles,
    configureWebpack: () => ({
      module: {
        rules: [
          rebuildWith(
            (file) => pages.includes(file),
            [...changelogFiles, ...moduleGraphFiles(new URL('./remarkChangelog.ts', import.meta.url))],
          ),
        ],
      },
    }),
    injectHtmlTags: () => ({
      headTags: feeds.map(({ name, type, format }) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type,
          title: `${title} (${format})`,
          href: `${baseUrl}${changelogRoute}/${name}`,
        },
      })),
    }),
    siteFiles() {
      const releases = readReleases();
      return feeds.map(({ name, write }) => ({
        path: `${changelogRoute}/${name}`,
        content: write(releases, infoOf(name)),
      }));
    },
  };
}
