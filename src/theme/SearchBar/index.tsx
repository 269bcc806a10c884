// Against the plugin's own: a labelled combobox in React over our index, in place of a list that a second library
// draws; what marks words on the page is loaded only where there is something to mark.
// Can go when the plugin's box names its list and its options, and reads an index in pieces.
export { default } from '@site/src/components/SearchBox';
