import { loadWithRetry } from '../../../../src/components/Loading/loadWithRetry.ts';

// oxlint-disable-next-line prefer-const -- the bundler's function is replaced below
declare let __webpack_chunk_load__: (id: number | string) => Promise<unknown>;

// Every `import()` of the site loads its chunks through this function.
const loadChunk = __webpack_chunk_load__;
__webpack_chunk_load__ = (id) => loadWithRetry(() => loadChunk(id));
