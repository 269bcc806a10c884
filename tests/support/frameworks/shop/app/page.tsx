import { price } from '../src/price';
import { Sandboxed } from '../src/Sandboxed';
import { Shop } from '../src/Shop';
import { ServerGreeting } from './ServerGreeting';

// For each visitor anew, by the server that runs, and not once by the build.
export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <Sandboxed>
      <Shop price={price} />
      <ServerGreeting />
    </Sandboxed>
  );
}
