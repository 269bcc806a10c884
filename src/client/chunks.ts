import { load } from '../components/Loading/load.ts';

// oxlint-disable-next-line prefer-const -- the bundler's function is replaced below
declare let __webpack_chunk_load__: (id: number | string) => Promise<unknown>;

// Each `import()` of the site asks the bundler for its chunks here.
const loadChunk = __webpack_chunk_load__;
__webpack_chunk_load__ = (id) => load(() => loadChunk(id));
