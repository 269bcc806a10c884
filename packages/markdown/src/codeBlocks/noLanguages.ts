// Stands in the bundle for the theme's module that loads grammars of Prism: code is tokenized while pages are compiled.
export {};
