// Replaces the theme's module that loads Prism's grammars, since code is tokenized while pages are compiled.
export {};
