interface Allowed {
  rule: string
  /** A selector for the elements, or for an ancestor. */
  where: string
  reason: string
}

/** False findings of IBM's engine, each with the reason. */
export const IBM_ALLOWED: Allowed[] = [
  {
    rule: 'input_checkboxes_grouped',
    where: 'details[aria-labelledby]',
    reason:
      'A details is a group (HTML-AAM), here named by its summary; the engine looks for a fieldset alone.',
  },
  {
    rule: 'input_checkboxes_grouped',
    where: 'input[name="events"], input[name="wanted"]',
    reason:
      'The events of all modules are sent as one list, so are all kinds of news: each stands in the part of its module or kind.',
  },
  {
    rule: 'aria_article_label_unique',
    where: 'article[aria-labelledby^="mail-"]',
    reason: 'Two mails to the same person in the same minute may have the same subject.',
  },
  {
    rule: 'fieldset_legend_valid',
    where: 'fieldset:has(> legend.visually-hidden)',
    reason: 'The engine takes clipped words for none.',
  },
  {
    rule: 'fieldset_label_valid',
    where: 'details:not([open])',
    reason: 'The legend is folded away with its fields; the engine takes only the legend for hidden.',
  },
  {
    rule: 'aria_accessiblename_exists',
    where: 'th:has(> .visually-hidden)',
    reason: 'The heading of the boxes: the engine takes clipped words for none.',
  },
  {
    rule: 'element_tabbable_role_valid',
    where: 'section[tabindex="0"][aria-label]',
    reason: 'What is scrolled must take the focus of keys (axe scrollable-region-focusable asks for it).',
  },
  {
    rule: 'input_label_exists',
    where: 'details:not([open])',
    reason: 'The field and its label are both folded away; the engine takes only the label for hidden.',
  },
  {
    rule: 'input_label_exists',
    where: 'label.visually-hidden + * > input',
    reason:
      'The label of a search: the engine takes clipped words for none, where no hint stands in the field.',
  },
  {
    rule: 'aria_form_label_unique',
    where: 'form:not([aria-label], [aria-labelledby])',
    reason: 'A form without a name has no role and is no landmark (HTML-AAM); the engine takes it for both.',
  },
  {
    rule: 'aria_landmark_name_unique',
    where: 'form:not([aria-label], [aria-labelledby])',
    reason: 'The same.',
  },
  {
    rule: 'table_headers_exists',
    where: 'table:has(> thead th[scope])',
    reason: 'It has them; on a narrow page they are clipped, and each value has its heading beside it.',
  },
  {
    rule: 'aria_complementary_label_visible',
    where: 'aside[aria-label]',
    reason: 'WCAG asks for a name of a part beside others, not for one that is seen.',
  },
  {
    rule: 'label_content_exists',
    where: 'label:has(svg, > .visually-hidden)',
    reason:
      'A star or a box, with its words for screen readers alone; the engine takes clipped words for none.',
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

/** Only asks for a manual check, and would take half of the engine's time; focus.ts checks the same. */
export const IBM_LEFT_OUT = ['element_tabbable_unobscured']
