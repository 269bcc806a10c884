/** A place in the picture: a title, lines below it, and whether it is a share. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly kind: 'zone' | 'box' | 'share';
}

export interface KeySharesLayout {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  /** Lines between places: `x y x y`. */
  readonly links: readonly (readonly [number, number, number, number])[];
}

const place = (
  kind: Place['kind'],
  [x, y, width, height]: readonly [number, number, number, number],
  title: string,
  ...lines: string[]
): Place => ({ kind, x, y, width, height, title, lines });

/** The browser on the left, Nacre's servers on the right. */
export const wide: KeySharesLayout = {
  width: 760,
  height: 344,
  places: [
    place('zone', [1, 1, 484, 342], 'Browser'),
    place('zone', [537, 1, 222, 342], 'Nacre’s servers'),
    place('box', [16, 44, 180, 140], 'Your page', 'your app', 'the SDK', 'the session', 'no key, no share'),
    place('box', [16, 260, 180, 68], 'The user', 'passkey or password'),
    place(
      'box',
      [250, 44, 220, 284],
      'Key frame',
      'an iframe on Nacre’s origin',
      'joins two shares to sign,',
      'then wipes them',
      'opens the recovery share',
    ),
    place('share', [264, 244, 192, 70], 'Device share', 'encrypted, on this device'),
    place('share', [552, 44, 192, 70], 'Session share', 'for a signed-in user'),
    place('share', [552, 260, 192, 68], 'Recovery share', 'cipher text only'),
  ],
  links: [
    [196, 114, 250, 114],
    [196, 294, 250, 294],
    [470, 79, 552, 79],
    [470, 294, 552, 294],
  ],
};

/** The browser above, Nacre's servers below. */
export const narrow: KeySharesLayout = {
  width: 328,
  height: 520,
  places: [
    place('zone', [1, 1, 326, 384], 'Browser'),
    place('zone', [1, 410, 326, 109], 'Nacre’s servers'),
    place('box', [12, 40, 146, 118], 'Your page', 'app and SDK', 'the session', 'no key, no share'),
    place('box', [170, 40, 146, 118], 'The user', 'passkey', 'or password'),
    place(
      'box',
      [12, 186, 304, 187],
      'Key frame',
      'an iframe on Nacre’s origin',
      'joins two shares to sign, then wipes them',
      'opens the recovery share',
    ),
    place('share', [26, 294, 276, 66], 'Device share', 'encrypted, on this device'),
    place('share', [8, 442, 152, 66], 'Session share', 'for a signed-in user'),
    place('share', [168, 442, 152, 66], 'Recovery share', 'cipher text only'),
  ],
  links: [
    [85, 158, 85, 186],
    [243, 158, 243, 186],
    [142, 373, 142, 442],
    [243, 373, 243, 442],
  ],
};
