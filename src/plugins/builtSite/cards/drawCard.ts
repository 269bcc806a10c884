import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { color } from '../../../config/tokens.ts';

/** What stands on a page's card. */
export interface Card {
  title: string;
  /** Where the page belongs. */
  section: string;
}

/** What link previews show whole, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Drawn differently is another card. */
const DRAWING = 2;
/** The layers of the mark, from the outermost, which meet in a point beyond the corner. */
const RADII = [330, 242, 163, 92];
const COLORS = {
  surface: color('--card-surface'),
  text: color('--role-text'),
  section: color('--role-accent'),
  layers: RADII.map((_, index) => color(`--card-layer-${index + 1}`)),
};
const OVER_THE_EDGE = 40;
/** Width of the text, and of a letter of its size. */
const TEXT_WIDTH = 1040;
const LETTER = 0.6;
/** Long titles and identifiers are set smaller: characters, size. */
const TITLE_SIZES: [length: number, size: number][] = [
  [18, 104],
  [34, 84],
  [60, 68],
];
const SMALLEST_TITLE = 52;

/** Cards as PNG. One that was drawn before comes from the cache, by what is on it. */
export class CardPress {
  readonly #cache: string;
  readonly #site: string;
  readonly #mark: string;
  readonly #fonts: Font[];

  /**
   * @param site - the site's name
   * @param mark - its logo, an SVG
   */
  constructor(cache: string, site: string, mark: string) {
    this.#cache = cache;
    this.#site = site;
    this.#mark = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
    const { resolve } = createRequire(import.meta.url);
    this.#fonts = ([400, 700] as const).map((weight) => ({
      name: 'Figtree',
      data: fs.readFileSync(resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`)),
      weight,
      style: 'normal',
    }));
  }

  async draw(card: Card): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify([DRAWING, COLORS, this.#site, this.#mark, card]));
    const file = path.join(this.#cache, `${key.digest('hex').slice(0, 24)}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const svg = await satori(this.#layout(card), { ...cardSize, fonts: this.#fonts });
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    fs.mkdirSync(this.#cache, { recursive: true });
    // Whole or not at all: a build may be stopped.
    fs.writeFileSync(`${file}.new`, png);
    fs.renameSync(`${file}.new`, file);
    return png;
  }

  #layout({ title, section }: Card) {
    // Identifiers break between their words.
    const shown = title.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1\u200b');
    const longest = Math.max(...shown.split(/[\s\u200b]+/).map(({ length }) => length));
    const size = Math.min(
      TITLE_SIZES.find(([length]) => title.length <= length)?.[1] ?? SMALLEST_TITLE,
      TEXT_WIDTH / (longest * LETTER),
    );
    return box(
      {
        ...cardSize,
        // A plain ground: a gradient makes a file four times as large.
        background: COLORS.surface,
        color: COLORS.text,
        fontFamily: 'Figtree',
      },
      [
        ...RADII.map((radius, index) => {
          const start = (size: number) => size + OVER_THE_EDGE - radius * (1 + Math.SQRT1_2);
          return box({
            position: 'absolute',
            left: start(cardSize.width),
            top: start(cardSize.height),
            width: radius * 2,
            height: radius * 2,
            borderRadius: radius,
            background: COLORS.layers[index],
          });
        }),
        box({ position: 'absolute', left: 80, top: 72, width: TEXT_WIDTH, flexDirection: 'column' }, [
          box({ fontSize: 34, color: COLORS.section, marginBottom: 20 }, section),
          box({ fontSize: size, fontWeight: 700, lineHeight: 1.1, letterSpacing: -1.5 }, shown),
        ]),
        {
          type: 'img',
          props: {
            src: this.#mark,
            width: 60,
            height: 60,
            style: { position: 'absolute', left: 80, top: 504 },
          },
        },
        box({ position: 'absolute', left: 160, top: 512, fontSize: 36, fontWeight: 700 }, this.#site),
      ],
    );
  }
}

type Node = Parameters<typeof satori>[0];

/** An element as satori takes it: a flex container with a style. */
function box(style: Record<string, unknown>, children: unknown = []): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as unknown as Node;
}
