// Replaces the theme's component: the label names the current mode and the next one. Can be removed when the theme's
// label names both.
export { default } from '@site/src/components/ColorModeToggle/index.tsx';
