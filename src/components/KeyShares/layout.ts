import { place, type Area, type Place, type PlacesLayout } from '../../data/pictures/Places.ts';

/** Pairs of the three shares, and the use of each pair. The dots stand for device, session and recovery. */
export const pairs = [
  { title: 'Device + session', use: 'every signature', dots: [true, true, false] },
  { title: 'Session + recovery', use: 'a new device', dots: [false, true, true] },
  { title: 'Device + recovery', use: 'without the session share', dots: [true, false, true] },
] as const;

const pairsIn = (zone: Area, areas: readonly Area[]): Place[] => [
  place('zone', zone, 'Any two of the three restore the key'),
  ...pairs.map(({ title, use, dots }, index) => ({
    ...place('box', areas[index] ?? zone, title, use),
    dots,
  })),
];

const shares = (device: Area, session: Area, recovery: Area) => [
  place('accent', device, 'Device share', 'encrypted, here only'),
  place('accent', session, 'Session share', 'for signed-in users'),
  place('accent', recovery, 'Recovery share', 'cipher text only'),
];

/** The browser on the left, Nacre's servers on the right, and the pairs below. */
export const wide: PlacesLayout = {
  width: 760,
  height: 462,
  places: [
    place('zone', [1, 1, 502, 336], 'Browser'),
    place('zone', [578, 1, 181, 336], 'Nacre’s servers'),
    place(
      'box',
      [16, 48, 142, 108],
      'Your page',
      'the app and the SDK,',
      'on your own origin:',
      'no key, no share',
    ),
    place('box', [16, 232, 142, 84], 'The user', 'has a passkey', 'or a password'),
    place('origin', [250, 40, 240, 284], 'Key frame: Nacre’s origin'),
    place(
      'box',
      [264, 80, 212, 90],
      'Two shares join',
      'in memory, for a moment.',
      'Then their bytes are wiped.',
    ),
    ...shares([264, 240, 212, 68], [590, 96, 157, 68], [590, 240, 157, 68]),
    ...pairsIn(
      [1, 353, 758, 108],
      [
        [14, 387, 236, 62],
        [262, 387, 236, 62],
        [510, 387, 236, 62],
      ],
    ),
  ],
  links: [
    [158, 84, 250, 84, 'asks to sign'],
    [250, 128, 158, 128, 'signature'],
    [158, 274, 250, 274, 'for recovery'],
    [370, 240, 370, 170, 'to sign'],
    [590, 130, 476, 130, 'to sign'],
    [590, 274, 476, 274, 'to recover'],
  ],
};

/** The browser above, Nacre's servers and the pairs below. */
export const narrow: PlacesLayout = {
  width: 328,
  height: 884,
  places: [
    place('zone', [1, 1, 326, 466], 'Browser'),
    place('zone', [1, 504, 326, 116], 'Nacre’s servers'),
    place(
      'box',
      [12, 38, 146, 108],
      'Your page',
      'the app and the SDK,',
      'on your own origin:',
      'no key, no share',
    ),
    place('box', [170, 38, 146, 108], 'The user', 'has a passkey', 'or a password'),
    place('origin', [12, 192, 304, 262], 'Key frame: Nacre’s origin'),
    place('box', [24, 228, 280, 66], 'Two shares join', 'for a moment, then are wiped'),
    ...shares([24, 372, 142, 68], [170, 540, 146, 68], [12, 540, 146, 68]),
    ...pairsIn(
      [1, 634, 326, 249],
      [
        [12, 668, 304, 62],
        [12, 740, 304, 62],
        [12, 812, 304, 62],
      ],
    ),
  ],
  links: [
    [24, 146, 24, 192, 'asks'],
    [80, 192, 80, 146, 'signature'],
    [230, 146, 230, 192, 'for recovery'],
    [84, 372, 84, 294, 'to sign'],
    [243, 540, 243, 294, 'to sign'],
    [140, 540, 140, 440, 'to recover'],
  ],
};
