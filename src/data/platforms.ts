import platforms from './platforms.json';
import { withFacts } from './withFacts.ts';

/** A platform on which a reader's app runs. */
interface Platform {
  readonly name: string;
  /** The supported versions, or `null` for an unsupported platform. */
  readonly supported: string | null;
  /** A summary of this repository's tests on the platform. */
  readonly ran: string | null;
  /** The files of these tests. */
  readonly tests: readonly string[];
}

/** Browsers and web views, and servers and frameworks. A test compares them with the tests' own configuration. */
export const { browsers, runtimes }: Readonly<Record<'browsers' | 'runtimes', readonly Platform[]>> =
  withFacts(platforms);
