import type { Api } from '#contract/client.ts'
import type { PostedForm } from '#contract/page-form.ts'
import type { DraftFields, FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { loadDraft } from '#foundation/drafts/ui/index.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import type { ResourceChoices } from '../../resource-making.contract.ts'
import { type BegunFiles, begunFiles, captionIds, keptIds } from './making-form.ts'
import { RESOURCE_FORM } from './making-forms.ts'
import { readMakingSearch } from './making-search.ts'
import type { Step } from './making-steps.ts'

export interface Making {
  choices: ResourceChoices
  draft: FormDraft | null
  files: BegunFiles
}

/** The step at which the person left the form; a new form starts at the first. */
export const stepOfDraft = ({ draft }: Making): Step =>
  readMakingSearch({ step: draft?.fields.step?.[0] }).step ?? 1

/** Initial data of the form in addition to the resource; null if nobody is logged in. */
export async function loadMaking(
  { api, hasCookie, posted }: { api: Api; hasCookie: boolean; posted: PostedForm | undefined },
  subject: number,
): Promise<Making | null> {
  if (!hasCookie) return null
  const [choices, draft] = await Promise.all([
    api('GET /v2/resource/add/', {}),
    loadDraft(api, { form: RESOURCE_FORM, subject }),
  ])
  if (!choices.success) {
    if (choices.status === 401) return null
    return pageCannotShow(choices)
  }
  const fields = posted?.name === RESOURCE_FORM ? asDraft(posted) : (draft?.fields ?? {})
  const ids = [...keptIds(fields), ...captionIds(fields).values()]
  const waiting = ids.length > 0 ? await api('GET /master/temp-file/list/', { query: { id: ids } }) : null
  const files = begunFiles(fields, waiting === null ? [] : waiting.success ? waiting.data : null)
  return { choices: choices.data, draft, files }
}

function asDraft({ fields }: PostedForm): DraftFields {
  const draft: DraftFields = {}
  for (const [name, value] of fields) draft[name] = [...(draft[name] ?? []), value]
  return draft
}

/** Keeps the resource's own terms among the choices, even hidden ones, so that saving loses nothing. */
export function withOwnTerms(choices: ResourceChoices, resource: ResourceDetails): ResourceChoices {
  const { type, skills, age_groups, tags } = resource
  return {
    ...choices,
    resource_types: joined(choices.resource_types, type ? [type] : []),
    skills: joined(choices.skills, skills),
    age_groups: joined(choices.age_groups, age_groups),
    tags: joined(choices.tags, tags),
  }
}

function joined<Term extends { id: number }>(offered: readonly Term[], own: readonly Term[]): Term[] {
  return [...offered, ...own.filter(({ id }) => !offered.some((one) => one.id === id))]
}
