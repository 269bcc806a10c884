import { FormattedBalance, parseBalance } from '@nacre/sdk-react';
import { Shop } from '../src/Shop';
import { Sandboxed } from './Sandboxed';
import { ServerGreeting } from './ServerGreeting';

// Renders on the server for each visitor, instead of once in the build.
export const dynamic = 'force-dynamic';

/** An amount whose format depends on the language: `1,234.5` in English is `1.234,5` in German. */
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
