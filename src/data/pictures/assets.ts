import type { components } from '../../../packages/model/src/sdkInternals.ts';
import { site } from '../../config/site.ts';
import { wrapText } from './wrapText.ts';
import type { Art, Asset } from './Asset.ts';
import { amount, button, heading, lines, noteOf, row, type NoteWords } from './parts.ts';
import type { Block } from './Screen.ts';

type Schemas = components['schemas'];
/** The metadata of a badge or voucher. */
type Metadata = Pick<Schemas['Nft'], 'name' | 'description' | 'imageUrl' | 'externalUrl' | 'attributes'>;
/** The source of a part. An unknown field is a compile error. */
type Field =
  | keyof Metadata
  | `token.${keyof Schemas['Token']}`
  | Exclude<keyof Schemas['LoyaltyBalance'], 'programId' | 'userId'>;

const location = new URL(site.links.wallet).host;

const from = (field: Field, term: string, text: string): NoteWords => [`\`${field}\`${text}`, term];

const asset = (art: Art, picture: NoteWords, label: string, blocks: readonly Block[]): Asset => ({
  art,
  picture: noteOf(picture),
  screen: { label, device: 'phone', location, blocks },
});

/** The points of the loyalty page's example, of which 23 are pending. */
const program = { name: 'Harbor Club', token: { name: 'Harbor Points', symbol: 'HPT' } };
const balance = { optimistic: 143, settled: 120, pending: 23 };
/** Formats points with a non-breaking space, like `formatBalance`. */
const points = (amount: number) => `${amount}\u00A0${program.token.symbol}`;

export const pointsBalance = asset(
  'coin',
  from('token.logoUrl', 'Picture', ', a square that stays readable inside a circle.'),
  'A balance of points in the wallet',
  [
    heading(program.token.name, from('token.name', 'Name', '.')),
    amount(
      points(balance.optimistic),
      program.name,
      from(
        'optimistic',
        'Balance',
        ', written with `token.decimals` and `token.symbol`. Below it stands the `name` of the program.',
      ),
    ),
    row(
      'Settled',
      { state: points(balance.settled) },
      from('settled', 'Settled', ', what the account holds on the network.'),
    ),
    row(
      'Pending',
      { state: points(balance.pending) },
      from('pending', 'Pending', ', what is on its way, and counted in the balance already.'),
    ),
  ],
);

export const badgeMetadata: Metadata = {
  name: 'Ten visits to Harbor Bistro',
  description: 'Given to guests who came ten times in one year.',
  imageUrl: 'https://shop.example/badges/ten-visits.png',
  externalUrl: 'https://shop.example/badges/ten-visits',
  attributes: [
    { trait: 'Kind', value: 'Badge' },
    { trait: 'Year', value: 2026 },
  ],
};

export const voucherMetadata: Metadata = {
  name: 'A dessert of your choice',
  description: 'For one visit to any Harbor restaurant, until the end of 2026.',
  imageUrl: 'https://shop.example/rewards/dessert.png',
  externalUrl: 'https://shop.example/rewards/dessert',
  attributes: [
    { trait: 'Kind', value: 'Voucher' },
    { trait: 'Valid until', value: '2026-12-31' },
  ],
};

interface Labels {
  readonly name: string;
  readonly description: string;
  readonly attributes: string;
}

/** Returns the parts of a badge's or voucher's screen, which shows only its metadata. */
function blocksOf({ name, description, externalUrl, attributes }: Metadata, labels: Labels): Block[] {
  return [
    heading(name, from('name', 'Name', labels.name)),
    lines(wrapText(description ?? '', 26), from('description', 'Text', labels.description)),
    ...attributes.map(({ trait, value }, index) =>
      row(
        trait,
        { state: `${value}` },
        index === 0 ? from('attributes', 'Facts', labels.attributes) : undefined,
      ),
    ),
    row(
      'More about it',
      { state: new URL(externalUrl ?? '').host },
      from('externalUrl', 'Link', ', your own page about it.'),
    ),
  ];
}

export const badge = asset(
  'medal',
  from('imageUrl', 'Picture', ', a square of 1024\u00A0×\u00A01024 pixels as PNG or WebP.'),
  'A badge in the wallet',
  blocksOf(badgeMetadata, {
    name: ', what it is for, readable without your app.',
    description: ', what its owner has done.',
    attributes: ', each with a `trait` and a `value`.',
  }),
);

export const voucher = asset(
  'bowl',
  from('imageUrl', 'Picture', ', a square of 1024\u00A0×\u00A01024 pixels with a quiet edge and no words.'),
  'A voucher in the wallet',
  [
    ...blocksOf(voucherMetadata, {
      name: ', what it gives, in the words of your price list.',
      description: ', where it is valid and until when, for the user and for your staff.',
      attributes: ', the same date again, for machines.',
    }),
    button('Show the code', ['The wallet’s own, from no field. The code is for the till.', 'Button']),
  ],
);
