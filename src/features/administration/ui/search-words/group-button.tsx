import type { WordGroup } from '#foundation/search-words/admin-search-words.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'

export const SEARCH_WORDS_PATH = '/admin/search-words'

/** Removes a group, or restores a removed one, which the list offers. */
export function GroupButton({ group: { id, words_en, words_hi, is_removed } }: { group: WordGroup }) {
  const word = words_en[0] ?? words_hi[0] ?? ''
  const [label, named] = is_removed
    ? [m.search_words_restore(), m.search_words_restore_named({ word })]
    : [m.search_words_remove(), m.search_words_remove_named({ word })]
  return (
    <Form
      call={is_removed ? 'POST /v2/admin/search-word/restore/' : 'POST /v2/admin/search-word/remove/'}
      next={is_removed ? SEARCH_WORDS_PATH : `${SEARCH_WORDS_PATH}?removed={id}`}
      headingLevel={3}
    >
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="normal" variant="second" aria-label={named}>
        {label}
      </SubmitButton>
    </Form>
  )
}
