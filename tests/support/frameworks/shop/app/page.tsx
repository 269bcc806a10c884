import { FormattedBalance, parseBalance } from '@nacre/sdk-react';
import { Shop } from '../src/Shop';
import { Sandboxed } from './Sandboxed';
import { ServerGreeting } from './ServerGreeting';

// For each visitor anew, by the server that runs, and not once by the build.
export const dynamic = 'force-dynamic';

/** What languages write each in a way of its own: `1,234.5` in English is `1.234,5` in German. */
const price = {
  amount: parseBalance('1234.5', { decimals: 18 }),
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
};

export default function Page() {
  return (
    <Sandboxed>
      <h1>
        One seat: <FormattedBalance balance={price} />
      </h1>
      <Shop />
      <ServerGreeting />
    </Sandboxed>
  );
}
