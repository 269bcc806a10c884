import { startEngine, type SearchRequest, type SearchResponse } from './engine.ts';

// The page's types describe a window, but in a worker, `self` is the worker's scope.
const scope = self as unknown as {
  postMessage(message: SearchResponse): void;
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
};

const answer = startEngine((response) => scope.postMessage(response));
scope.onmessage = ({ data }) => answer(data);
