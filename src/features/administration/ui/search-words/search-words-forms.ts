import { fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'

export const SEARCH_WORDS_PATH = '/admin/search-words'

/** A new group stays on the list; one that is changed leads back to it. */
export const saveSearchWordsForm: PageForm = {
  name: 'save-search-words',
  send: (api, fields) =>
    sentThenTo(
      api('POST /v2/admin/search-word/save/', {
        body: {
          id: fieldText(fields, 'id') || undefined,
          words_en: fieldText(fields, 'words_en'),
          words_hi: fieldText(fields, 'words_hi'),
        },
      }),
      SEARCH_WORDS_PATH,
    ),
}

/** The list then offers to put them back. */
export const removeSearchWordsForm: PageForm = {
  name: 'remove-search-words',
  send: (api, fields) => {
    const id = fieldText(fields, 'id')
    return sentThenTo(
      api('POST /v2/admin/search-word/remove/', { body: { id } }),
      `${SEARCH_WORDS_PATH}?removed=${encodeURIComponent(id)}`,
    )
  },
}

export const restoreSearchWordsForm: PageForm = {
  name: 'restore-search-words',
  send: (api, fields) =>
    sentThenTo(
      api('POST /v2/admin/search-word/restore/', { body: { id: fieldText(fields, 'id') } }),
      SEARCH_WORDS_PATH,
    ),
}

export const searchWordsForms: readonly PageForm[] = [
  saveSearchWordsForm,
  removeSearchWordsForm,
  restoreSearchWordsForm,
]
