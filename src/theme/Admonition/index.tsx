// Replaces the theme's component, which is built from Infima's alerts. Can be removed when the theme's looks like ours.
export { default } from '@site/src/components/Admonition/index.tsx';
