// In place of the theme's own: code comes colored from the build, in classes, so that no tokenizer is loaded and the
// server's HTML stays when React takes it over (the theme draws each block twice). Can go when the theme does so.
export { default } from '@site/src/components/CodeBlock/index.tsx';
