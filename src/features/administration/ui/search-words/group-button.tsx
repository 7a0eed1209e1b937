import { useGoOn } from '#foundation/accounts/ui/index.ts'
import type { WordGroup } from '#foundation/search-words/admin-search-words.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { removeSearchWordsForm, restoreSearchWordsForm } from './search-words-forms.ts'

/** Removes a group, or puts a removed one back. */
export function GroupButton({ group: { id, words_en, words_hi, is_removed } }: { group: WordGroup }) {
  const goOn = useGoOn()
  const word = words_en[0] ?? words_hi[0] ?? ''
  const [form, label, named] = is_removed
    ? [restoreSearchWordsForm, m.search_words_restore(), m.search_words_restore_named({ word })]
    : [removeSearchWordsForm, m.search_words_remove(), m.search_words_remove_named({ word })]
  return (
    <Form form={form} onSent={goOn} headingLevel={3}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="normal" variant="second" aria-label={named}>
        {label}
      </SubmitButton>
    </Form>
  )
}
