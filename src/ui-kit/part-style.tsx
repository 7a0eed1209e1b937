/**
 * The look of a part whose code has styles that come later than the page, and without JavaScript never. React puts it
 * into the head, once each: in a body, `style` is no HTML.
 *
 * @param name one word, of this part alone
 */
export const PartStyle = ({ name, sheet }: { name: string; sheet: string }) => (
  <style href={name} precedence="part">
    {sheet}
  </style>
)
