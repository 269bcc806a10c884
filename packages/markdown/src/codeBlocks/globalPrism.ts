import { Prism } from 'prism-react-renderer';

// Grammars that the bundled Prism lacks register themselves with a global one. They are imported after this file.
Object.assign(globalThis, { Prism });
