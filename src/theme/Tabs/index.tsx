// In place of the theme's own, which is drawn twice and works only where React does: in documents it does not.
// Can go when the theme's tabs work as markup.
export { default } from '@site/src/components/Tabs/index.tsx';
