/** A program that draws the pictures of a job, which is a JSON file: its argument. */
import fs from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Job, Card, Icon, Picture } from './Picture.ts';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { cardSize, COLORS, fontFiles, RADII } from './design.ts';
import { encodePng } from './encodePng.ts';

const OVER_THE_EDGE = 40;
/** Width of the text in pixels, and of a letter relative to the font size. */
const TEXT_WIDTH = 1040;
const LETTER = 0.6;
/** Font sizes of titles by their maximum length. Longer titles and identifiers get smaller sizes. */
const TITLE_SIZES: [length: number, size: number][] = [
  [18, 104],
  [34, 84],
  [60, 68],
];
const SMALLEST_TITLE = 52;

const fonts = fontFiles.map(({ file, weight }) => ({
  name: 'Figtree',
  data: fs.readFileSync(file),
  weight,
  style: 'normal' as const,
}));

const draw = (picture: Picture): Promise<Buffer> =>
  'svg' in picture ? Promise.resolve(drawIcon(picture)) : drawCard(picture);

const drawIcon = ({ svg, size }: Icon): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

async function drawCard(card: Card): Promise<Buffer> {
  const svg = await satori(layout(card), { ...cardSize, fonts });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return encodePng(image.pixels, image.width) ?? image.asPng();
}

function layout({ title, section, site, mark }: Card): Node {
  // Identifiers can break between their words.
  const shown = title.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1\u200b');
  const longest = Math.max(...shown.split(/[\s\u200b]+/).map(({ length }) => length));
  const size = Math.min(
    TITLE_SIZES.find(([length]) => title.length <= length)?.[1] ?? SMALLEST_TITLE,
    TEXT_WIDTH / (longest * LETTER),
  );
  return box(
    {
      ...cardSize,
      // A plain background, since a gradient makes the file four times as large.
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
          src: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
          width: 60,
          height: 60,
          style: { position: 'absolute', left: 80, top: 504 },
        },
      },
      box({ position: 'absolute', left: 160, top: 512, fontSize: 36, fontWeight: 700 }, site),
    ],
  );
}

type Node = Parameters<typeof satori>[0];

/** Returns an element in the form that satori expects, a flex container with a style. */
function box(style: Record<string, unknown>, children: unknown = []): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as unknown as Node;
}

/** A picture uses some megabytes, which are only released between two turns of the event loop. */
const PICTURES_PER_TURN = 10;

async function main(): Promise<void> {
  const job = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as Job;
  for (const [index, [picture, file]] of job.entries()) {
    // Written atomically, since a build may be stopped.
    fs.writeFileSync(`${file}.new`, await draw(picture));
    fs.renameSync(`${file}.new`, file);
    if (index % PICTURES_PER_TURN === 0) await nextTurn();
  }
}

void main();
