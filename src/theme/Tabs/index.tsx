// Replaces the theme's component, which renders twice and needs React in documents. Can be removed
// when the theme's tabs work as plain markup.
export { default } from '@site/src/components/Tabs/index.tsx';
