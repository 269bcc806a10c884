/** The data that a party stores. */
export interface Holding {
  /** Description of the data; undefined if the party stores nothing. */
  readonly label?: string;
  /** The first bytes of the data or of its cipher text. */
  readonly bytes?: string;
}

/** The parties, in the order of the display. */
export type Party = 'device' | 'session' | 'recovery' | 'frame';
export type Holdings = Readonly<Record<Party, Holding>>;

export const empty: Holdings = { device: {}, session: {}, recovery: {}, frame: {} };

/** Formats the first bytes in hexadecimal. */
export const hex = (bytes: Uint8Array): string =>
  `${Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(' ')} …`;

interface PartyData {
  readonly device?: string;
  readonly session: Uint8Array;
  readonly recovery?: string;
}

/** Returns the parties' data between steps. `frame` is the data that remains in the key frame. */
export const holdingsOf = ({ device, session, recovery }: PartyData, frame: Holding): Holdings => ({
  device: device ? { label: 'Device share, encrypted', bytes: `${device.slice(0, 16)}…` } : {},
  session: { label: 'Session share', bytes: hex(session) },
  recovery: recovery ? { label: 'Recovery share, cipher text', bytes: `${recovery.slice(0, 16)}…` } : {},
  frame,
});
