import { createFileRoute } from '@tanstack/react-router'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import {
  AdminForm,
  AdminPage,
  AdminTable,
  forStaff,
  ROWS_ID,
  tableFilter,
} from '#foundation/admin-kit/ui/index.ts'
import {
  MOST_PASTED_LETTERS,
  type WatchedWordRow,
  WORD_ACTIONS,
  WORD_LANGUAGES,
  type WordAction,
  type WordLanguage,
} from '#foundation/moderation/admin-moderation.contract.ts'
import { m } from '#messages/messages.js'
import type { Column } from '#ui-kit/data-table.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormSelect, FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { readTableSearch } from '#ui-kit/read-table-search.ts'

const PATH = '/admin/words'

/** Words that put texts under review, or refuse them. For moderators. */
export const Route = createFileRoute('/_default/admin/words')({
  validateSearch: (given) => readTableSearch(given, ['language']),
  loaderDeps: ({ search: { search_query, language, page, length } }) => ({
    search_query,
    language,
    page,
    length,
  }),
  loader: async ({ context: { api }, deps: { language, ...deps } }) =>
    forStaff(
      await api('POST /v2/admin/word/list/', { body: { ...deps, language: language as WordLanguage } }),
    ),
  component: WordsPage,
})

const languages: Record<WordLanguage, () => string> = {
  any: m.admin_word_any,
  en: m.admin_word_en,
  hi: m.admin_word_hi,
}
const actions: Record<WordAction, () => string> = { review: m.admin_word_review, refuse: m.admin_word_refuse }

function WordsPage() {
  const { data, recordsTotal } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <AdminPage title={m.admin_words()} lead={m.admin_words_how()}>
      <AdminForm call="POST /v2/admin/word/save/" startsOver submit={m.admin_words_add()}>
        <FormTextArea
          name="words"
          label={m.admin_words_field()}
          help={m.admin_words_help()}
          maxLength={MOST_PASTED_LETTERS}
          rows={3}
          required
        />
        <FormSelect name="language" label={m.admin_word_language()} help={m.admin_word_language_help()}>
          {WORD_LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {languages[language]()}
            </option>
          ))}
        </FormSelect>
        <FormSelect name="action" label={m.admin_word_action()}>
          {WORD_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {actions[action]()}
            </option>
          ))}
        </FormSelect>
      </AdminForm>
      <AdminTable
        caption={m.admin_words()}
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        path={PATH}
        search={search}
        total={recordsTotal}
        searchLabel={m.admin_words_search()}
        filters={[
          tableFilter(
            'language',
            m.admin_word_language(),
            WORD_LANGUAGES.map((language) => [language, languages[language]()]),
          ),
        ]}
        emptyTitle={m.admin_words_none()}
      />
    </AdminPage>
  )
}

const columns: readonly Column<WatchedWordRow>[] = [
  { key: 'word', label: m.admin_word, fixedOrder: 'ascending', isHead: true, cell: ({ word }) => word },
  { key: 'language', label: m.admin_word_language, cell: ({ language }) => languages[language]() },
  { key: 'action', label: m.admin_word_action, cell: ({ action }) => actions[action]() },
  { key: 'remove', label: m.admin_word_change, isActions: true, cell: (row) => <Remove row={row} /> },
]

function Remove({ row: { id, word } }: { row: WatchedWordRow }) {
  const stay = useStayAt(ROWS_ID)
  return (
    <Form call="POST /v2/admin/word/remove/" headingLevel={3} onSent={stay}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton size="normal" variant="second" aria-label={m.admin_word_remove_named({ word })}>
        {m.admin_word_remove()}
      </SubmitButton>
    </Form>
  )
}
