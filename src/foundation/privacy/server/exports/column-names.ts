import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

type Label = (inputs: object, options: { locale: TextLanguage }) => string

/** Labels for columns that many lists share. */
const NAMES: Readonly<Record<string, Label>> = {
  address: m.data_column_address,
  age_groups: m.data_column_age_groups,
  answered_at: m.data_column_answered_at,
  asked_at: m.data_column_asked_at,
  attended_at: m.data_column_attended_at,
  at: m.data_column_at,
  cancelled_at: m.data_column_cancelled_at,
  comment: m.data_column_comment,
  completed_at: m.data_column_completed_at,
  created_at: m.data_column_created_at,
  decided_at: m.data_column_decided_at,
  delete_at: m.data_column_delete_at,
  designation: m.data_column_designation,
  edited_at: m.data_column_edited_at,
  email: m.data_column_email,
  ended_at: m.data_column_ended_at,
  event: m.data_column_event,
  feedback: m.data_column_feedback,
  finished_at: m.data_column_finished_at,
  group: m.data_column_group,
  introduction: m.data_column_introduction,
  invited_at: m.data_column_invited_at,
  is_given: m.data_column_is_given,
  issued_at: m.data_column_issued_at,
  keeps_shared: m.data_column_keeps_shared,
  kind: m.data_column_kind,
  language: m.data_column_language,
  media_type: m.data_column_media_type,
  minutes: m.data_column_minutes,
  mobile: m.data_column_mobile,
  name: m.data_column_name,
  number: m.data_column_number,
  occupation: m.data_column_occupation,
  privacy: m.data_column_privacy,
  program: m.data_column_program,
  question: m.data_column_question,
  rating: m.data_column_rating,
  reason: m.data_column_reason,
  registered_at: m.data_column_registered_at,
  resource: m.data_column_resource,
  roles: m.data_column_roles,
  school_name: m.data_column_school_name,
  sent_at: m.data_column_sent_at,
  shared_at: m.data_column_shared_at,
  size_bytes: m.data_column_size_bytes,
  skills: m.data_column_skills,
  source: m.data_column_source,
  started_at: m.data_column_started_at,
  status: m.data_column_status,
  subject: m.data_column_subject,
  tags: m.data_column_tags,
  title: m.data_column_title,
  updated_at: m.data_column_updated_at,
  uploaded_at: m.data_column_uploaded_at,
  username: m.data_column_username,
  version: m.data_column_version,
  words: m.data_column_words,
  written_at: m.data_column_written_at,
}

/** A column's label; without one, `asked_at` becomes "Asked at". */
export function columnName(name: string, language: TextLanguage): string {
  const words = NAMES[name]
  if (words) return words({}, { locale: language })
  const plain = name.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
