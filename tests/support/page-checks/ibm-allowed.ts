interface Allowed {
  rule: string
  /** A selector of the elements, or of what they stand in. */
  where: string
  reason: string
}

/** Findings of IBM's engine that are none, each with the reason. */
export const IBM_ALLOWED: Allowed[] = [
  {
    rule: 'input_checkboxes_grouped',
    where: 'details[aria-labelledby]',
    reason:
      'A details is a group (HTML-AAM), here named by its summary; the engine looks for a fieldset alone.',
  },
  {
    rule: 'input_label_exists',
    where: 'details:not([open])',
    reason: 'The field and its label are both folded away; the engine takes only the label for hidden.',
  },
  {
    rule: 'aria_complementary_label_visible',
    where: 'aside[aria-label]',
    reason: 'WCAG asks for a name of a part beside others, not for one that is seen.',
  },
  {
    rule: 'label_content_exists',
    where: 'label:has(svg)',
    reason: 'A star, with its words for screen readers alone; the engine takes clipped words for none.',
  },
  {
    rule: 'aria_content_in_landmark',
    where: '.skip-link',
    reason: 'A link past all landmarks stands before them: W3C technique G1, and axe leaves it out too.',
  },
  {
    rule: 'input_autocomplete_valid',
    where: 'input[type="email"][autocomplete~="username"]',
    reason:
      'HTML has "username" in a field of type email since 2017: the username group of its control table.',
  },
]

/** Only asks for a person's eye, and would take half of the engine's time: focus.ts looks at the same and decides. */
export const IBM_LEFT_OUT = ['element_tabbable_unobscured']
