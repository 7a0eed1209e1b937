import { AdminForm, FormGroup } from '#foundation/admin-kit/ui/index.ts'
import type { WordGroup } from '#foundation/search-words/admin-search-words.contract.ts'
import { MOST_PASTED_SEARCH_WORDS } from '#foundation/search-words/search-query.contract.ts'
import { m } from '#messages/messages.js'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { SEARCH_WORDS_PATH } from './group-button.tsx'

/** The words of a group, one per line; saving returns to the list. Null for a new group. */
export function WordGroupForm({ group }: { group: WordGroup | null }) {
  return (
    <AdminForm
      call="POST /v2/admin/search-word/save/"
      next={SEARCH_WORDS_PATH}
      values={{ words_en: group?.words_en.join('\n'), words_hi: group?.words_hi.join('\n') }}
      {...(group && { hidden: { id: group.id, revision: group.revision } })}
      version={group?.revision}
      startsOver={!group}
      submit={m.search_words_save()}
    >
      <FormGroup legend={m.search_words_group()}>
        <FormTextArea
          name="words_en"
          label={m.search_words_en()}
          help={m.search_words_field_help()}
          maxLength={MOST_PASTED_SEARCH_WORDS}
          rows={5}
        />
        <FormTextArea
          name="words_hi"
          lang="hi"
          label={m.search_words_hi()}
          help={m.search_words_field_help()}
          maxLength={MOST_PASTED_SEARCH_WORDS}
          rows={5}
        />
      </FormGroup>
    </AdminForm>
  )
}
