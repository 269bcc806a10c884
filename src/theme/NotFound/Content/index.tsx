// Replaces the theme's component: lists links by task, and sets a title that stays in 404.html. Can be removed when
// these are no longer wanted.
export { default } from '@site/src/components/NotFoundHelp/index.tsx';
