import type { SearchPage } from '../../../src/plugins/builtSite/search/readPage.ts';
import type { BuiltPage } from './builtPages.ts';
import { identifier, pick, randomNumbers, spokenWord, topicWord } from './vocabulary.ts';

/** Words of running text on a page, as the guides of this site have them. */
const WORDS = 1300;
const SECTIONS = 9;

const AREAS = [
  { folder: 'guides', breadcrumb: ['Guides'], share: 0.3 },
  { folder: 'api/sdk-base', breadcrumb: ['SDKs', 'Base SDK'], share: 0.35 },
  { folder: 'api/sdk-react', breadcrumb: ['SDKs', 'React SDK'], share: 0.35 },
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function generatePage(number: number, random: () => number, known: string[]): SearchPage {
  const place = random();
  const area =
    AREAS.find((_, index) => {
      const upTo = AREAS.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0);
      return place < upTo;
    }) ?? (AREAS[0] as (typeof AREAS)[number]);
  const reference = area.folder.startsWith('api/');
  const topics = Array.from({ length: 8 }, () => topicWord(random));
  const names = Array.from({ length: 6 }, () => identifier(random));
  known.push(...names);

  const word = () => {
    const kind = random();
    if (kind < 0.06) return pick(topics, random);
    if (kind < 0.08) return pick(names, random);
    if (kind < 0.09) return pick(known, random);
    return spokenWord(random);
  };
  const sentence = (words: number) => `${capital(Array.from({ length: words }, word).join(' '))}.`;
  const text = (words: number) => {
    const sentences: string[] = [];
    for (let left = words; left > 0; left -= 15) sentences.push(sentence(Math.min(left, 15)));
    return sentences.join(' ');
  };
  const heading = () => capital([pick(topics, random), spokenWord(random), pick(topics, random)].join(' '));

  const title = reference
    ? `${names[0]}`
    : `${capital(pick(topics, random))} ${pick(topics, random)} ${topicWord(random)}`;
  return {
    url: `/${area.folder}/${reference ? `Function.${title}-${number}` : `page-${number}`}`,
    title,
    description: sentence(18),
    keywords: [...topics.slice(0, 4), names[1]].join(', '),
    breadcrumb: area.breadcrumb,
    sections: Array.from({ length: SECTIONS }, (_, index) => ({
      heading: index === 0 ? '' : heading(),
      anchor: index === 0 ? '' : `section-${index}`,
      text: `${text(Math.round(WORDS / SECTIONS) - 12)} const ${pick(names, random)} = await ${pick(names, random)}({ ${pick(topics, random)}: '${spokenWord(random)}', ${pick(topics, random)}: ${Math.floor(random() * 1000)} });`,
    })),
  };
}

/** Pages of a site that there is not, the same ones at each run. */
export function generateCorpus(pages: number): SearchPage[] {
  const random = randomNumbers(pages);
  const known: string[] = [identifier(random)];
  return Array.from({ length: pages }, (_, number) => generatePage(number, random, known));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same page as the other engines take it. */
export function asBuiltPage({ url, title, description, sections }: SearchPage): BuiltPage {
  const body = sections.map(({ heading, anchor, text }) =>
    anchor
      ? `<h2 id="${anchor}">${escaped(heading)}</h2><p>${escaped(text)}</p>`
      : `<h1>${escaped(title)}</h1><p>${escaped(description)}</p><p>${escaped(text)}</p>`,
  );
  return {
    route: url,
    title,
    heading: title,
    html: `<!doctype html><html lang="en"><head><title>${escaped(title)}</title></head><body><article><div class="theme-doc-markdown">${body.join('')}</div></article></body></html>`,
    sections: sections.map(({ heading, anchor, text }) => ({
      heading: heading || title,
      ...(anchor ? { anchor } : {}),
      titles: anchor ? [title] : [],
      text: anchor ? text : `${description} ${text}`,
      anchors: anchor ? [anchor] : [],
    })),
  };
}
