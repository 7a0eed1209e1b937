import { m } from '#messages/messages.js'
import type { FieldProblem } from '#platform/errors/named-error.ts'
import type { AddType } from '../../resource-card.contract.ts'

interface Made {
  resource_type_id: number | null
  has_rights: boolean
  add_type: AddType
  /** Sanitised HTML. */
  description: string
  instruction: string
  links_count: number
  files_count: number
}

/** What a draft still needs before it can be published, by field: a type, the rights and its content. */
export function missingToPublish(made: Made): FieldProblem[] {
  const missing: FieldProblem[] = []
  if (made.resource_type_id === null) missing.push({ field: 'resource_type_id', message: m.field_required() })
  missing.push(...missingThing(made))
  if (!made.has_rights) missing.push({ field: 'has_rights', message: m.resource_rights_needed() })
  return missing
}

function missingThing({
  add_type,
  description,
  instruction,
  links_count,
  files_count,
}: Made): FieldProblem[] {
  if (add_type === 1 && description === '' && instruction === '') {
    return [{ field: 'description', message: m.resource_text_needed() }]
  }
  if (add_type === 2 && files_count === 0) {
    return [{ field: 'resource_files', message: m.resource_file_needed() }]
  }
  if (add_type === 3 && links_count === 0) {
    return [{ field: 'resource_links', message: m.resource_link_needed() }]
  }
  return []
}
