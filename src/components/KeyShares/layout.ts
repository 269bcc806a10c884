import { place, type Area, type PlacesLayout } from '../../data/pictures/Places.ts';

const zones = (browser: Area, servers: Area) => [
  place('zone', browser, 'Browser'),
  place('zone', servers, 'Nacre’s servers'),
];

const keyFrame = (area: Area, ...joins: string[]) =>
  place('box', area, 'Key frame', 'an iframe on Nacre’s origin', ...joins, 'opens the recovery share');

const shares = (device: Area, session: Area, recovery: Area) => [
  place('accent', device, 'Device share', 'encrypted, on this device'),
  place('accent', session, 'Session share', 'for a signed-in user'),
  place('accent', recovery, 'Recovery share', 'cipher text only'),
];

/** The browser on the left, Nacre's servers on the right. */
export const wide: PlacesLayout = {
  width: 760,
  height: 344,
  places: [
    ...zones([1, 1, 484, 342], [537, 1, 222, 342]),
    place('box', [16, 44, 180, 140], 'Your page', 'your app', 'the SDK', 'the session', 'no key, no share'),
    place('box', [16, 260, 180, 68], 'The user', 'passkey or password'),
    keyFrame([250, 44, 220, 284], 'joins two shares to sign,', 'then wipes their bytes'),
    ...shares([264, 244, 192, 70], [552, 44, 192, 70], [552, 260, 192, 68]),
  ],
  links: [
    [196, 114, 250, 114],
    [196, 294, 250, 294],
    [470, 79, 552, 79],
    [470, 294, 552, 294],
  ],
};

/** The browser above, Nacre's servers below. */
export const narrow: PlacesLayout = {
  width: 328,
  height: 520,
  places: [
    ...zones([1, 1, 326, 384], [1, 410, 326, 109]),
    place('box', [12, 40, 146, 118], 'Your page', 'app and SDK', 'the session', 'no key, no share'),
    place('box', [170, 40, 146, 118], 'The user', 'passkey', 'or password'),
    keyFrame([12, 186, 304, 187], 'joins two shares to sign, then wipes their bytes'),
    ...shares([26, 294, 276, 66], [8, 442, 152, 66], [168, 442, 152, 66]),
  ],
  links: [
    [85, 158, 85, 186],
    [243, 158, 243, 186],
    [142, 373, 142, 442],
    [243, 373, 243, 442],
  ],
};
