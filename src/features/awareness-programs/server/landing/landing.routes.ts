import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { keyFor } from '#platform/crypto/key-for.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { landingContract } from '../../landing.contract.ts'
import type { CampaignRow } from '../campaigns.queries.ts'
import { completeProgram } from './complete-program.ts'
import { completionTokens } from './completion-token.ts'
import { confirmCompletion, readConfirmation } from './confirm-completion.ts'
import { countVisit } from './count-visit.ts'
import { getLandingPage } from './get-landing-page.ts'

/** Completions from one network address; a whole school can be behind one. */
const COMPLETIONS = defineLimit({
  name: 'completion',
  tries: 600,
  seconds: 60 * 60,
  label: m.limit_completion,
})
const VISITS = defineLimit({
  name: 'campaign-visit',
  tries: 600,
  seconds: 60 * 60,
  label: m.limit_campaign_visit,
})
/** Anyone with the link in an email sees the name and address, even without an account. */
const PERSONAL = { 'cache-control': 'private, no-store' }

export function landingRoutes(parts: RouteParts): void {
  const { serve, viewers, limits, publicUrl, secretKey } = parts
  const tokens = completionTokens(parts)
  const visitorKey = keyFor('campaign visitor', secretKey)

  serve(landingContract.getLandingPage, async ({ db, query, language, ...call }) => {
    if (query.invitation) call.reply.headers(PERSONAL)
    const viewer = await viewers.viewerOf(call)
    return { data: await getLandingPage(db, viewer, { ...query, language }) }
  })

  serve(landingContract.completeProgram, async ({ db, body, language, now, ...call }) => {
    const from = call.request.ip
    await limits.take(COMPLETIONS, from)
    const viewer = await viewers.viewerOf(call)
    const { has_watched = false, pledge = false, answer_1, answer_2, answer_3, ...completing } = body
    const answers = { 1: answer_1, 2: answer_2, 3: answer_3 }
    const { is_confirmed, title } = await completeProgram(
      db,
      viewer,
      { limits, tokens, publicUrl },
      { ...completing, given: { has_watched, pledge, answers }, language, now, from },
    )
    const message = is_confirmed ? m.awareness_landing_completed({ title }) : m.awareness_landing_emailed()
    return { data: { message, is_confirmed } }
  })

  serve(landingContract.readConfirmation, async ({ db, query: { token }, now, reply }) => {
    reply.headers(PERSONAL)
    const { waiting, campaign } = await readConfirmation(db, { tokens, token, now })
    const { name, email } = waiting
    return { data: { name, email, program_title: campaign.program_title, landing: landingOf(campaign) } }
  })

  serve(landingContract.confirmCompletion, async ({ db, body: { token }, now, reply, request }) => {
    reply.headers(PERSONAL)
    await limits.take(COMPLETIONS, request.ip)
    const campaign = await confirmCompletion(db, { tokens, token, now })
    const message = m.awareness_landing_completed({ title: campaign.program_title })
    return { data: { message, landing: landingOf(campaign) } }
  })

  serve(landingContract.countVisit, async ({ db, body, now, ...call }) => {
    const { ip: from, headers } = call.request
    await limits.take(VISITS, from)
    const viewer = await viewers.viewerOf(call)
    await countVisit(db, viewer, { ...body, now, from, userAgent: headers['user-agent'] }, visitorKey)
    return { data: { message: m.awareness_landing_visit() } }
  })
}

const landingOf = ({ id, program_name, organisation_name, username }: CampaignRow) => ({
  id,
  program_name,
  organisation_name,
  username,
})
