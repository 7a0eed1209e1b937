import type { APIRequestContext } from '@playwright/test'
import type { Made } from './write-as-administrator.ts'
import type { Writer } from './writer.ts'

export interface MadeByMember {
  campaign: number
  resource: number
  /** Of the upcoming event. */
  asked: number
}

/** Resources of the demo. Both are reported; one report is decided. */
export const REPORTED = 1
export const REVIEWED = 2

interface Parts {
  writer: Writer
  by: APIRequestContext
}

/** Writes the person's own texts, before anything contains their name. */
export async function writeProfile({ writer, by }: Parts, { terms }: Made, password: string): Promise<void> {
  const own = (await (await by.get('/v2/user/details/')).json()).data
  await writer.write(by, 'POST /v2/user/details/', {
    email: own.email,
    mobile: undefined,
    occupation_id: terms.occupations,
    current_password: password,
  })
  const same = { email: own.email, current_password: password }
  await writer.write(by, 'PATCH /v2/user/details/', same)
  await writer.write(by, 'POST /user/preferences/', {
    skills: [terms.skills],
    tags: [terms.tags],
    age_groups: [terms.age_groups],
    school_type: [terms.school_types],
    occupation_id: terms.occupations,
  })
  await writer.write(by, 'PATCH /v2/user/user/property/{id}/', { id: own.user_id })
  await writer.write(by, 'POST /v2/user/public/details/')
}

/** Writes the texts of a person that others read. */
export async function writeAsMember({ writer, by }: Parts, made: Made): Promise<MadeByMember> {
  for (const id of [made.coming, made.cancelled]) await writer.write(by, 'POST /v2/event/register/', { id })
  await writer.write(by, 'POST /v2/event/registers/', { id: made.course, is_all: true })
  const { question } = await writer.write<{ question: { id: number } }>(by, 'POST /v2/event/question/add/', {
    id: made.coming,
  })
  await writer.write(by, 'POST /v2/event/question/edit/', { id: question.id })
  await writer.write(by, 'POST /v2/event/review/add/', { id: made.event, rating: 4 })
  const resource = await writeResource({ writer, by }, made)
  const campaign = await writeCampaign({ writer, by }, made.awareness)
  for (const id of [REPORTED, REVIEWED])
    await writer.write(by, 'POST /master/report/', { kind: 'resource', id, reason: 'other' })
  await writer.write(by, 'POST /resources/review/add/', { id: REVIEWED, rating: 3 })
  await writer.writeDraft(by, 'resource', ['title', 'description', 'instruction', 'credit'])
  return { campaign, resource, asked: question.id }
}

async function writeResource({ writer, by }: Parts, { terms }: Made): Promise<number> {
  const of = {
    resource_type_id: terms.resource_types,
    skills: [terms.skills],
    tags: [terms.tags],
    age_groups: [terms.age_groups],
    has_rights: true,
    licence: 'CC BY 4.0',
    resource_links: ['https://example.org/'],
  }
  const { id } = await writer.write(by, 'POST /v2/resource/add/', { ...of, add_type: 3 })
  await writer.write(by, 'POST /v2/resource/edit/', { ...of, id, add_type: 3 })
  return id
}

async function writeCampaign({ writer, by }: Parts, program: number): Promise<number> {
  await writer.write(by, 'POST /program/subscription/', { program })
  const { id } = await writer.write(by, 'POST /program/org/campaign/subscription/', { program })
  await writer.write(by, 'PUT /program/org/campaign/subscription/', { id })
  await writer.write(by, 'PATCH /program/subscription/', { id })
  await writer.write(by, 'PATCH /program/subscription/{id}/', { id })
  await writer.write(by, 'POST /program/subscription/{id}/page/', { id })
  await writer.write(by, 'POST /program/landing/visit/', { id })
  for (const call of ['POST /program/invitation/preview/', 'POST /program/invitation/send/']) {
    const name = writer.attemptOf(call, 'addresses', 60).replaceAll('"', '')
    await writer.write(by, call, { id, addresses: `"${name}" <ravi@school.example>\n${name}` })
  }
  await complete({ writer, by }, id)
  return id
}

/** Answers the campaign's questions, whose first choices are right. */
async function complete({ writer, by }: Parts, id: number): Promise<void> {
  const { questions, visitor } = (await (await by.get(`/program/landing/?id=${id}`)).json()).data
  const [answer_1, answer_2, answer_3] = questions.map(
    ({ choices }: { choices: { id: number }[] }) => choices[0]?.id,
  )
  const answers = { has_watched: true, pledge: true, answer_1, answer_2, answer_3 }
  await writer.write(by, 'POST /program/landing/complete/', { id, ...answers, email: visitor.email })
}
