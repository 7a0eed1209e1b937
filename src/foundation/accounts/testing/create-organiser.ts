import type { TestApp } from '#tests/support/test-app.ts'
import type { Role } from '../roles.contract.ts'
import { createPerson, type Person } from './create-person.ts'

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
