// Replaces the plugin's component with a labelled combobox in React that uses our index, instead of a list that a
// second library renders. The code that marks words is loaded only on pages with words to mark. Can be removed when the
// plugin's box labels its list and its options, and reads an index in chunks.
export { default } from '@site/packages/search-ui/src/SearchBox';
