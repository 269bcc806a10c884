import { Searcher, type Fetch, type Limits } from './Searcher.ts';

/** What the page asks: a method with its arguments. */
export type Request = { id: number } & (
  | { method: 'fetchIndexes' | 'settle'; args: [base: string, context: string] }
  | { method: 'near'; args: [base: string, context: string, query: string] }
  | { method: 'search'; args: [base: string, context: string, query: string, limits: Limits] }
);

/** What the worker says: an answer, or that more of the index has come. */
export type Response = { id: number; result: unknown } | { id: number; error: string } | { grown: string };

// The page's own types have a window where a worker has itself.
const scope = self as unknown as {
  location: Location;
  navigator: Navigator & { connection?: { saveData?: boolean } };
  postMessage(message: Response): void;
  onmessage: ((event: MessageEvent<Request>) => void) | null;
};

const searchers = new Map<string, Searcher>();

function searcherOf(base: string): Searcher {
  let searcher = searchers.get(base);
  if (!searcher) {
    searcher = new Searcher(base, fetchFrom(base), () => scope.postMessage({ grown: base }));
    searchers.set(base, searcher);
  }
  return searcher;
}

/** The base comes from the address bar; another host is never asked. */
function fetchFrom(base: string): Fetch {
  const root = new URL(base, scope.location.origin);
  if (root.origin !== scope.location.origin) throw new Error('The index of another host');
  return async (file, isFresh) => {
    const response = await fetch(new URL(file, root), { cache: isFresh ? 'no-cache' : 'default' });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  };
}

async function answer({ method, args }: Request) {
  const [base, context] = args;
  const searcher = searcherOf(base);
  if (method === 'search') return searcher.search(context, args[2], args[3]);
  if (method === 'near') return searcher.near(context, args[2]);
  if (method === 'settle') return searcher.settle(context);
  return searcher.open(context, scope.navigator.connection?.saveData !== true);
}

scope.onmessage = ({ data }) => {
  // A method that throws at once is an answer too.
  Promise.resolve()
    .then(() => answer(data))
    .then(
      (result) => scope.postMessage({ id: data.id, result }),
      (error: unknown) => scope.postMessage({ id: data.id, error: String(error) }),
    );
};
