import { z } from 'zod'
import { m } from '#messages/messages.js'

/** The messages that contracts name with a `#` (src/contract/fields.ts). */
const sentences: Record<string, () => string> = {
  '#required': m.field_required,
  '#one_language': m.field_one_language,
  '#blank': m.field_blank,
  '#too_long': m.field_too_long,
  '#name': m.field_name,
  '#web_address': m.field_web_address,
  '#names_required': m.field_names_required,
  '#email': m.field_email,
  '#email_required': m.field_email_required,
  '#url': m.field_url,
  '#password_short': m.field_password_short,
  '#username': m.field_username,
  '#terms': m.field_terms,
  '#day': m.field_day,
  '#days_in_order': m.field_days_in_order,
  '#days_too_many': m.field_days_too_many,
  '#goal': m.field_goal,
  '#ends_before_start': m.field_ends_before_start,
  '#ends_after_a_day': m.field_ends_after_a_day,
  '#occupations': m.field_occupations,
  '#keyword_long': m.field_keyword_long,
  '#keywords_many': m.field_keywords_many,
  '#in_short_many': m.field_in_short_many,
  '#in_short_long': m.field_in_short_long,
  '#in_short_symbols': m.field_in_short_symbols,
}

// A missing field counts as empty.
z.config({
  customError: ({ code, input }) =>
    (code === 'invalid_type' || code === 'invalid_union') && input === undefined ? '#required' : undefined,
})

/** The message for a field. Zod's own messages are for programmers and only in English, so they are never shown. */
export function fieldMessage(problem: string | undefined): string {
  return (sentences[problem ?? ''] ?? m.field_wrong)()
}
