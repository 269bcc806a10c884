// Removes the theme's button, which covers text. The table of contents and the Home key lead to the top as well. Can be
// removed when the theme has an option to leave the button out.
export default function BackToTopButton(): null {
  return null;
}
