/** What a party holds. */
export interface Holding {
  /** What it is; without it the party holds nothing. */
  readonly what?: string;
  /** The beginning of its bytes or of its cipher text. */
  readonly bytes?: string;
}

/** The parties, as they stand in the picture. */
export type Party = 'device' | 'session' | 'recovery' | 'frame';
export type Holdings = Readonly<Record<Party, Holding>>;

export const empty: Holdings = { device: {}, session: {}, recovery: {}, frame: {} };

/** The beginning of bytes, in hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  `${Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(' ')} …`;

interface Seen {
  readonly device?: string;
  readonly session: Uint8Array;
  readonly recovery?: string;
}

/** What the parties hold while nothing happens. `frame` is what is left in the key frame. */
export const holdingsOf = ({ device, session, recovery }: Seen, frame: Holding): Holdings => ({
  device: device ? { what: 'Device share, encrypted', bytes: `${device.slice(0, 16)}…` } : {},
  session: { what: 'Session share', bytes: hex(session) },
  recovery: recovery ? { what: 'Recovery share, cipher text', bytes: `${recovery.slice(0, 16)}…` } : {},
  frame,
});
