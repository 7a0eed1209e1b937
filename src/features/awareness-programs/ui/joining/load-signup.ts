import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/client.ts'
import { loadAuthInside } from '#foundation/accounts/ui/index.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import type { SignupSearch } from './signup-search.ts'

export interface Signup {
  program: AwarenessProgram
  /** Occupations for the form of a new account; null if it isn't shown or they failed to load. */
  occupations: readonly { id: number; name: string; asks_for_school: boolean }[] | null
}

interface Asked {
  name: string
  search: SignupSearch
  isLoggedIn: Promise<boolean>
}

/** The program with this name, and the data of the account form if the page has reached it. */
export async function loadSignup(api: Api, { name, search, isLoggedIn }: Asked): Promise<Signup> {
  const [found, occupations] = await Promise.all([
    api('GET /program/program/', { query: { name, length: 1 } }),
    isLoggedIn.then((isIn) => (search.as && !isIn ? loadAccountForm(api) : null)),
  ])
  if (!found.success) return pageCannotShow(found)
  const [program] = found.data
  if (!program) throw notFound()
  return { program, occupations }
}

async function loadAccountForm(api: Api): Promise<Signup['occupations']> {
  const [form] = await Promise.all([api('GET /user/register/', {}), loadAuthInside()])
  return form.success ? form.data.occupation_list : null
}

/** Programs that can be signed up to, for people who haven't chosen one yet. */
export async function loadOpenPrograms(api: Api): Promise<AwarenessProgram[]> {
  const found = await api('GET /program/program/', { query: { length: 100 } })
  if (!found.success) return pageCannotShow(found)
  return found.data.filter(({ is_open }) => is_open)
}
