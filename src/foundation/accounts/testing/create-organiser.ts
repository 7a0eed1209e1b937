import type { Role } from '#foundation/accounts/roles.contract.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** A person with these roles, granted by an administrator. */
export async function createOrganiser(test: TestApp, ...roles: readonly Role[]): Promise<Person> {
  const person = await createPerson(test, { is_admin: roles.includes('administrator') })
  const narrow = roles.filter((role) => role !== 'administrator')
  if (narrow.length === 0) return person
  const { call } = await createPerson(test, { is_admin: true })
  for (const role of narrow) {
    const reason = 'They help us'
    await call('POST /v2/admin/people/role/', { body: { id: person.id, role, is_granted: true, reason } })
  }
  return person
}

/** The fields that an event's form sends, with every access fact answered. */
export const completeForm = {
  title_en: 'Sensory play at home',
  summary_en: 'A short hour.',
  description_en: 'What we do first.',
  starts_at: '2026-02-03T17:30',
  ends_at: '2026-02-03T18:30',
  time_zone: 'Asia/Kolkata',
  zoom_link: 'https://meet.example.org/room',
  access_captions: 'live',
  access_sign_language: false,
  access_recording: true,
  access_breaks: false,
  access_camera_optional: true,
  access_language: 'en',
  access_adjustment_en: 'Tell us when you register.',
} as const
