import { Prism } from 'prism-react-renderer';

// Grammars that the bundled Prism lacks add themselves to a global one; they are imported after this file.
Object.assign(globalThis, { Prism });
