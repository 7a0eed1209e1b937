/**
 * Styles of a part whose style sheet would load after the page, and without JavaScript never. React puts them into the
 * head once: in a body, `style` is invalid HTML.
 *
 * @param name one word, unique to this part
 */
export const PartStyle = ({ name, sheet }: { name: string; sheet: string }) => (
  <style href={name} precedence="part">
    {sheet}
  </style>
)
