// Replaces the theme's component: shows the chain of causes as a list, a link to the home page, and our own layout. Can
// be removed when these are no longer wanted.
export { default } from '@site/src/components/CrashScreen/index.tsx';
